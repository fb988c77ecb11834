/** All words of this language, whoever wrote them: `en.ftl`, `book.en.ftl`, `table.en.ftl`. */
const files = import.meta.glob<string>(["./en.ftl", "./*.en.ftl"], { eager: true, query: "?raw", import: "default" });

export default Object.values(files);
