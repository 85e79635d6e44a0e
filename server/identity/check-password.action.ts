import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import type { Viewer } from "../platform/viewer";
import { guessLimit } from "./guess-limit.rules";
import { guessPassword } from "./guess-password.action";
import { wrongPassword } from "./password-stands.step";

/**
 * Asks for the password again before an irreversible action.
 * @param field the input field with the password, for the error.
 * @throws InvalidInput if it is wrong, TooManyAttempts after five failures.
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
