import type { User } from "../../prisma/generated/client/client";
import type { ActionContext } from "../platform/context";
import { InvalidInput } from "../platform/errors";
import { isPasswordRight } from "../platform/password-hash";
import { countAttempt, forgetAttempts } from "../platform/rate-limit";
import type { Viewer } from "../platform/viewer";
import { guessLimit } from "./guess-limit.rules";

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
  const limit = guessLimit(viewer.email, `session:${viewer.userId}`);
  await countAttempt(ctx.db, limit, ctx.now);
  const user = await ctx.db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
  if (!(await isPasswordRight(password, user.passwordHash)))
    throw new InvalidInput([{ path: [field], message: "Senha incorreta" }]);
  await forgetAttempts(ctx.db, limit.key);
  return user;
}
