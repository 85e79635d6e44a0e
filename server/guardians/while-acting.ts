import type { GraphQLSchema } from "graphql";
import type { GraphQLContext } from "../platform/graphql/context";
import { notWhileActing } from "../platform/graphql/errors";
import { isActAllowed, ownWhileActing } from "./acting.rules";
import { noteAct, takeBackAct } from "./guardian.action";

/**
 * Restricts a guardian who acts for a minor to the listed operations. Each action is logged before it runs, so that a crash
 * in between never leaves an action without a log entry.
 */
export function whileActing(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve, name } = field;
    if (!resolve) continue;
    field.resolve = async (root, args, context: GraphQLContext, info) => {
      const acting = context.viewer?.actsFor ?? null;
      if (acting === null || ownWhileActing.has(name))
        return (await resolve(root, args, context, info)) as unknown;
      if (!isActAllowed(name)) throw notWhileActing();
      const actId = await noteAct(context, acting, name);
      try {
        const answer: unknown = await resolve(root, args, context, info);
        if (isRefusal(answer)) await takeBackAct(context, actId);
        return answer;
      } catch (error) {
        await takeBackAct(context, actId);
        throw error;
      }
    };
  }
  return schema;
}

/** A rule that said no: the schema's library has put something around the error, which is none any more. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
