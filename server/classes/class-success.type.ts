import { builder } from "../platform/graphql/builder";
import { ClassSessionType } from "./class.type";

/** Success result of mutations on a class. */
export const sessionSuccess = (name: string, description: string) =>
  builder.objectRef<{ sessionId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      session: t.prismaField({
        type: ClassSessionType,
        description: "Session, as it is now (aula).",
        resolve: (query, { sessionId }, _args, ctx) =>
          ctx.db.classSession.findUniqueOrThrow({ ...query, where: { id: sessionId } }),
      }),
    }),
  });

export const sessionField = (
  t: PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">,
) => t.globalID({ required: true, for: ClassSessionType, description: "Session (aula)." });
