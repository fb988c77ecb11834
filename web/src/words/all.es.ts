/** All words of this language, whoever wrote them: `es.ftl`, `book.es.ftl`, `table.es.ftl`. */
const files = import.meta.glob<string>(["./es.ftl", "./*.es.ftl"], { eager: true, query: "?raw", import: "default" });

export default Object.values(files);
