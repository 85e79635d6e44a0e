import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import { isAdmin } from "../../platform/viewer";

/** Who is acting, as a mail names them: the administration, or a person of a federation or an arena by name. */
export async function whoActs(db: Transaction, { viewer }: Pick<ActionContext, "viewer">): Promise<string> {
  if (viewer === null || isAdmin(viewer)) return "A administração da Praia";
  return (await db.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { name: true } })).name;
}
