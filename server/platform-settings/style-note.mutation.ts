import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { assertPage, cursorId, maxPageSize } from "../platform/graphql/connection";
import { encodeGlobalId } from "../platform/graphql/nodes";
import { PlatformType } from "./platform.type";
import { createStyleNote } from "./style-note.action";

const admins = { admin: true } as const;

const StyleNoteType = builder.prismaObject("StyleNote", {
  description: "A short note of the administration (recado). For admins.",
  authScopes: admins,
  fields: (t) => ({
    id: t.id({
      description: "ID, opaque, unique per note.",
      resolve: ({ id }) => encodeGlobalId("StyleNote", id),
    }),
    title: t.exposeString("title", { description: "Title, 3 to 80 characters (título)." }),
    day: t.expose("day", { type: "Date", description: "Day (dia)." }),
  }),
});

builder.objectField(PlatformType, "styleNotes", (t) =>
  t.prismaConnection(
    {
      type: StyleNoteType,
      cursor: "id",
      maxSize: maxPageSize,
      description: "Notes of the administration, the newest first (recados). For admins.",
      authScopes: admins,
      resolve: (query, _platform, args, { db }) => {
        assertPage(args);
        cursorId(query.cursor);
        return db.styleNote.findMany({ ...query, orderBy: { id: "desc" } });
      },
    },
    { name: "StyleNotesConnection", description: "A page of notes (recados).", authScopes: admins },
    { name: "StyleNotesEdge", description: "Edge of notes (recado na lista).", authScopes: admins },
  ),
);

const CreateStyleNoteInput = builder.inputType("CreateStyleNoteInput", {
  description: "Input of `createStyleNote` (novo recado).",
  fields: (t) => ({
    title: t.string({ required: true, description: "3 to 80 characters (título)." }),
    day: t.field({ type: "Date", required: true, description: "Day (dia)." }),
  }),
});

const CreateStyleNoteSuccess = builder.objectRef<{ id: string }>("CreateStyleNoteSuccess").implement({
  description: "Result of a successful `createStyleNote` (recado criado).",
  authScopes: admins,
  fields: (t) => ({
    styleNote: t.prismaField({
      type: StyleNoteType,
      description: "Its row (recado).",
      resolve: (query, { id }, _args, { db }) => db.styleNote.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField("createStyleNote", (t) =>
  t.field({
    type: CreateStyleNoteSuccess,
    label: "Criar recado",
    description: "Writes down a short note of the administration. For admins.",
    authScopes: admins,
    args: { input: t.arg({ type: CreateStyleNoteInput, required: true, description: "Input (recado)." }) },
    errors: { types: [InvalidInput] },
    resolve: (_root, { input }, ctx) => createStyleNote(ctx, input),
  }),
);
