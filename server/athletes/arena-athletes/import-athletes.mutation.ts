import { canManageArena, canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/list-size";
import { may } from "../../platform/graphql/may";
import { newcomerInWords } from "../sheet/newcomer.rules";
import { mostLines } from "../sheet/sheet-size.rules";
import { importAthletes, type ImportedAthletes } from "./import-athletes.action";
import type { JudgedAthleteLine } from "./imported-athlete.rules";

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
