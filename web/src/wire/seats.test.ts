import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSeat, mySeat, mySeats, rememberSeat, seatInLink, tokenOf, visitSeat } from "./seats";
import { drop } from "./store";

const seat = (code: string) => ({ code, token: `token of ${code}`, seat: 0, game: "book", title: "Thursday" });

beforeEach(() => {
  vi.useFakeTimers();
  drop("seats");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("my seats", () => {
  it("are remembered without any storage, the last visited first", () => {
    rememberSeat(seat("OWLET"));
    vi.advanceTimersByTime(5000);
    rememberSeat(seat("RAVEN"));
    expect(mySeats().map((one) => one.code)).toEqual(["RAVEN", "OWLET"]);
    vi.advanceTimersByTime(5000);
    visitSeat("OWLET", "Friday");
    expect(mySeats()[0]).toMatchObject({ code: "OWLET", title: "Friday" });
    forgetSeat("OWLET");
    expect([mySeat("OWLET"), tokenOf("OWLET"), tokenOf("RAVEN")]).toEqual([null, "", "token of RAVEN"]);
  });

  it("survive a storage that refuses", () => {
    const refuse = () => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberSeat(seat("OWLET"));
    expect(tokenOf("OWLET")).toBe("token of OWLET");
  });

  it("do not stumble over what somebody else stored", () => {
    vi.stubGlobal("localStorage", { getItem: () => '[1, null, {"code": "X"}]', setItem: () => {}, removeItem: () => {} });
    expect(mySeats()).toEqual([]);
  });

  it("come with a link of the plain page, and nothing else does", () => {
    expect(seatInLink("OWLET", "#seat=maze/2/Wy-J_x.sig")).toEqual({ code: "OWLET", game: "maze", seat: 2, token: "Wy-J_x.sig", title: "" });
    for (const hash of ["", "#B6.4", "#seat=maze/2/", "#seat=maze/x/abc", "#seat=maze/1/a<b"]) expect(seatInLink("OWLET", hash)).toBeNull();
  });
});
