import { canManageArena, canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { may } from "../../platform/graphql/context";
import { AthleteGenderType, AthleteLevelType } from "../athlete.type";
import { newcomerInWords } from "../sheet/newcomer.rules";
import { mostLines } from "../sheet/sheet-size.rules";
import { canManageArenaAthlete } from "./arena-athlete.access";
import {
  importAthletes,
  type ImportedAthletes,
  setArenaAthleteActive,
  updateArenaAthlete,
  writeArenaNote,
} from "./arena-athlete.action";
import { ArenaAthleteType } from "./arena-athlete.type";
import type { JudgedAthleteLine } from "./imported-athlete.rules";

const ArenaAthleteContactInput = builder.inputType("ArenaAthleteContactInput", {
  description: "Arena athlete contact (nome e contatos de um atleta sem conta).",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Full name, 2 to 100 letters, spaces and the signs of names (' - .) (nome completo).",
    }),
    email: t.string({ description: "E-mail; null when there is none (e-mail)." }),
    phone: t.string({ description: "Phone; null when there is none (telefone)." }),
  }),
});

const UpdateArenaAthleteInput = builder.inputType("UpdateArenaAthleteInput", {
  description: "Input of `updateArenaAthlete` (alteração do cadastro de um atleta pela arena).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    contact: t.field({
      type: ArenaAthleteContactInput,
      description:
        "Replaces all of them; only while the athlete has no account (nome e contatos). Null leaves them unchanged.",
    }),
    level: t.field({ type: AthleteLevelType, description: "Level; null leaves it (nível)." }),
    birthDate: t.field({ type: "Date", description: "Birth date; null leaves it (data de nascimento)." }),
    gender: t.field({ type: AthleteGenderType, description: "Gender; null leaves it (gênero)." }),
  }),
});

const WriteArenaNoteInput = builder.inputType("WriteArenaNoteInput", {
  description: "Input of `writeArenaNote` (observações da arena sobre um atleta).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    note: t.string({ description: "Note, at most 1000 characters; null takes them away (observações)." }),
  }),
});

const SetArenaAthleteActiveInput = builder.inputType("SetArenaAthleteActiveInput", {
  description: "Input of `setArenaAthleteActive` (situação de um atleta na arena).",
  fields: (t) => ({
    arenaAthleteId: t.globalID({
      required: true,
      for: ArenaAthleteType,
      description: "Arena athlete (atleta da arena).",
    }),
    active: t.boolean({
      required: true,
      description: "Active; false if the athlete no longer attends (ativo).",
    }),
  }),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Arena athlete, as it is now (atleta da arena).",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationField("updateArenaAthlete", (t) =>
  t.field({
    type: success(
      "UpdateArenaAthleteSuccess",
      "Result of a successful `updateArenaAthlete` (cadastro alterado).",
    ),
    label: "Alterar cadastro",
    description:
      "Changes level, birth date and gender, unless a current enrolment depends on them, and name and contacts of an athlete without an account. For managers of the arena, while the athlete is active there.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: UpdateArenaAthleteInput, required: true, description: "Input (dados)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await updateArenaAthlete(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("writeArenaNote", (t) =>
  t.field({
    type: success("WriteArenaNoteSuccess", "Result of a successful `writeArenaNote` (observações salvas)."),
    label: "Anotar sobre o atleta",
    description:
      "Writes the arena's own note about an athlete, which the athlete finds in their data export.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({ type: WriteArenaNoteInput, required: true, description: "Input (observações)." }),
    },
    errors: { types: [InvalidInput, RuleViolation] },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await writeArenaNote(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("setArenaAthleteActive", (t) =>
  t.field({
    type: success(
      "SetArenaAthleteActiveSuccess",
      "Result of a successful `setArenaAthleteActive` (situação alterada).",
    ),
    label: "Inativar ou reativar atleta",
    description:
      "Changes the status of an athlete at this arena, which can no longer enrol or book inactive athletes; existing bookings stay.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: {
      input: t.arg({ type: SetArenaAthleteActiveInput, required: true, description: "Input (situação)." }),
    },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaAthleteId, active } }, ctx) => {
      await setArenaAthleteActive(ctx, arenaAthleteId.id, active);
      return { id: arenaAthleteId.id };
    },
  }),
);

const ImportAthletesInput = builder.inputType("ImportAthletesInput", {
  description: "Input of `importAthletes` (importação de atletas de uma planilha).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    csv: t.string({
      required: true,
      description:
        "Comma, semicolon or tab, with a first line of names such as “Nome;E-mail;Telefone;Nível;Gênero”; at most 200 lines (CSV).",
    }),
    apply: t.boolean({ required: true, description: "Apply; false only shows what would happen (aplicar)." }),
    skipWrong: t.boolean({
      description: "The others come in without them; else one keeps out all (pular linhas com problema).",
    }),
  }),
});

const ImportedAthleteLineType = builder
  .objectRef<JudgedAthleteLine & { arenaId: string }>("ImportedAthleteLine")
  .implement({
    description: "A line of the imported sheet, with its problems (linha importada).",
    authScopes: ({ arenaId }, ctx) => canManageArena(arenaId, ctx.viewer),
    fields: (t) => ({
      line: t.exposeInt("line", {
        description: "Line, of the file, from 1, the names of the columns counted (linha).",
      }),
      called: t.exposeString("called", { description: "Called, as the line calls them (atleta)." }),
      problems: t.exposeStringList("problems", {
        description: "Problems, in Portuguese; empty for a line that can be imported (problemas).",
      }),
      registers: t.string({
        nullable: true,
        description:
          "Who becomes an athlete of the arena, with what the line says of them (será cadastrado).",
        resolve: ({ newcomer }) => newcomer && newcomerInWords(newcomer),
      }),
      alreadyIn: t.exposeBoolean("alreadyIn", {
        description: "The athlete already attends the arena, so the line has no effect (já na lista).",
      }),
    }),
  });

const ImportAthletesSuccess = builder
  .objectRef<ImportedAthletes & { arenaId: string }>("ImportAthletesSuccess")
  .implement({
    description: "Result of a successful `importAthletes` (importação conferida ou feita).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      lines: t.field({
        type: [ImportedAthleteLineType],
        extensions: atMost(mostLines),
        description: "Lines, in the order of the file (linhas).",
        resolve: ({ lines, arenaId }) => lines.map((line) => ({ ...line, arenaId })),
      }),
      registeredCount: t.exposeInt("registered", {
        description:
          "Registered count, 0 for a preview, and where a line is wrong and was not to be passed over (cadastrados).",
      }),
    }),
  });

builder.mutationField("importAthletes", (t) =>
  t.field({
    type: ImportAthletesSuccess,
    label: "Importar atletas",
    description:
      "Reports the effect and the problems of each line, and registers the new athletes if `apply` is set. One invalid line rejects all, unless invalid lines are skipped.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: ImportAthletesInput, required: true, description: "Input (planilha)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { arenaId, ...sheet } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await importAthletes(ctx, arenaId.id, sheet)),
    }),
  }),
);
