import type { ActionContext } from "../platform/context";
import type { ActingFor } from "../platform/viewer";

/** What is about to be done for a minor, and by whom. @returns its id */
export async function noteAct(
  { db, now }: ActionContext,
  { guardianshipId }: ActingFor,
  action: string,
): Promise<string> {
  const { id } = await db.guardianAct.create({
    data: { guardianshipId, action, at: now },
    select: { id: true },
  });
  return id;
}

/** It was refused, so nothing was done. */
export async function takeBackAct({ db }: ActionContext, id: string): Promise<void> {
  await db.guardianAct.deleteMany({ where: { id } });
}
