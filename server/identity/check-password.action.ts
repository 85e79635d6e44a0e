import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Transaction } from "../platform/database";
import { InvalidInput } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { guessLimit } from "./guess-limit.rules";
import { guessPassword } from "./guess-password.action";
import { passwordStands } from "./password-stands.action";

const wrongPassword = (field: string) => new InvalidInput([{ path: [field], message: "Senha incorreta" }]);

/**
 * Before what cannot be undone, whoever sits at the screen proves once more to be the account's owner.
 * @param field the input field that holds the password.
 * @throws InvalidInput when it is wrong, TooManyAttempts after five failures.
 */
export async function checkPassword(
  ctx: ActionContext,
  viewer: Viewer,
  { password, field }: { password: string; field: string },
): Promise<User> {
  const lane = `session:${viewer.userId}`;
  const limits = [guessLimit(viewer.email, lane)];
  const user = await guessPassword(ctx, { lane, limits, password }, () =>
    ctx.db.user.findUnique({ where: { id: viewer.userId } }),
  );
  if (!user) throw wrongPassword(field);
  return user;
}

/**
 * The first thing in the transaction that `checkPassword` was asked for.
 * @throws InvalidInput when the password was replaced, or the account disabled, since it was checked.
 */
export async function assertPasswordStands(tx: Transaction, user: User, field: string): Promise<void> {
  if (!(await passwordStands(tx, user))) throw wrongPassword(field);
}
