import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beginningOf } from "./process-table";
import { StartupError } from "./startup-error";

/**
 * Keeps a second server out of a data folder. A lock whose process has ended, or whose number belongs to another
 * process by now, counts for nothing.
 * @returns what releases the folder.
 * @throws StartupError when a running server holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "praia.pid");
  for (;;) {
    try {
      writeFileSync(file, `${process.pid} ${beginningOf(process.pid)}`, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const [, pid = "", beginning = ""] = /^(\d+) (.+)$/.exec(readFileSync(file, "utf8")) ?? [];
    if (beginning !== "" && beginningOf(Number(pid)) === beginning)
      throw new StartupError(
        `A pasta de dados ${folder} já está em uso por outro servidor (processo ${pid}). Encerre-o ou defina outra DATA_DIR.`,
      );
    rmSync(file, { force: true });
  }
}
