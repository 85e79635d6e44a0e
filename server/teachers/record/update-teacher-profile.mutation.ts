import { ViewerType } from "../../identity/identity.type";
import { accessRule } from "../../platform/access.rules";
import type { ActionContext } from "../../platform/context";
import { InvalidInput } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { forbidden } from "../../platform/graphql/errors";
import { mayWith } from "../../platform/graphql/may";
import { sessionOwner } from "../../platform/graphql/session-owner";
import { isSignedIn } from "../../platform/viewer";
import "./teacher-history.type";
import { updateTeacherProfile } from "./update-teacher-profile.action";

/** Who has a record as a teacher, at an arena or at none. */
const canWriteOwnTeacherProfile = accessRule(
  "ACCOUNT",
  { TEACHER: "OWN" },
  (_profile: object, { viewer }: ActionContext) => isSignedIn(viewer) && viewer.teacherId !== null,
);

const UpdateTeacherProfileInput = builder.inputType("UpdateTeacherProfileInput", {
  description: "Input of `updateTeacherProfile` (cadastro do próprio professor).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    phone: t.string({ description: "At all arenas where one teaches; null takes it away (telefone)." }),
  }),
});

const UpdateTeacherProfileSuccess = builder.objectRef<object>("UpdateTeacherProfileSuccess").implement({
  description: "Result of a successful `updateTeacherProfile` (cadastro de professor alterado).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      description: "Viewer, with the record as it is now (quem está usando).",
      resolve: (_done, _args, ctx) => sessionOwner(ctx),
    }),
  }),
});

builder.mutationField("updateTeacherProfile", (t) =>
  t.field({
    type: UpdateTeacherProfileSuccess,
    label: "Alterar o próprio cadastro de professor",
    description:
      "Changes the viewer's name, also of the account, and the phone. Previous values are kept with the time of the change. For teachers.",
    authScopes: mayWith(canWriteOwnTeacherProfile),
    args: {
      input: t.arg({ type: UpdateTeacherProfileInput, required: true, description: "Input (dados)." }),
    },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input }, ctx) => {
      const teacherId = ctx.viewer?.teacherId;
      if (!teacherId) throw forbidden();
      await updateTeacherProfile(ctx, teacherId, input);
      return {};
    },
  }),
);
