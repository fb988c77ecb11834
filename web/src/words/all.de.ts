/** All words of this language, whoever wrote them: `de.ftl`, `book.de.ftl`, `table.de.ftl`. */
const files = import.meta.glob<string>(["./de.ftl", "./*.de.ftl"], { eager: true, query: "?raw", import: "default" });

export default Object.values(files);
