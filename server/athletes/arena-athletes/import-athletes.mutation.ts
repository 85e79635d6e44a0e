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
  description: "Importação de atletas de uma planilha.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    csv: t.string({
      required: true,
      description:
        "CSV: comma, semicolon or tab, with a first line of names such as “Nome;E-mail;Telefone;Nível;Gênero”; at most 200 lines.",
    }),
    apply: t.boolean({ required: true, description: "Aplicar: false only shows what would happen." }),
    skipWrong: t.boolean({
      description: "Pular linhas com problema: the others come in without them; else one keeps out all.",
    }),
  }),
});

const ImportedAthleteLineType = builder
  .objectRef<JudgedAthleteLine & { arenaId: string }>("ImportedAthleteLine")
  .implement({
    description: "Linha importada: a line of the imported sheet, with its problems.",
    authScopes: ({ arenaId }, ctx) => canManageArena(arenaId, ctx.viewer),
    fields: (t) => ({
      line: t.exposeInt("line", {
        description: "Linha: of the file, from 1, the names of the columns counted.",
      }),
      called: t.exposeString("called", { description: "Atleta: as the line calls them." }),
      problems: t.exposeStringList("problems", {
        description: "Problemas: in Portuguese; empty for a line that can be imported.",
      }),
      registers: t.string({
        nullable: true,
        description: "Será cadastrado: who becomes an athlete of the arena, with what the line says of them.",
        resolve: ({ newcomer }) => newcomer && newcomerInWords(newcomer),
      }),
      alreadyIn: t.exposeBoolean("alreadyIn", {
        description: "Já na lista: the athlete already attends the arena, so the line has no effect.",
      }),
    }),
  });

const ImportAthletesSuccess = builder
  .objectRef<ImportedAthletes & { arenaId: string }>("ImportAthletesSuccess")
  .implement({
    description: "Importação conferida ou feita.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      lines: t.field({
        type: [ImportedAthleteLineType],
        extensions: atMost(mostLines),
        description: "Linhas: in the order of the file.",
        resolve: ({ lines, arenaId }) => lines.map((line) => ({ ...line, arenaId })),
      }),
      registeredCount: t.exposeInt("registered", {
        description: "Cadastrados: 0 for a preview, and where a line is wrong and was not to be passed over.",
      }),
    }),
  });

builder.mutationField("importAthletes", (t) =>
  t.field({
    type: ImportAthletesSuccess,
    description:
      "Importar atletas: reports the effect and the problems of each line, and registers the new athletes if `apply` is set. One invalid line rejects all, unless invalid lines are skipped.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: ImportAthletesInput, required: true, description: "Planilha." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "ImportAthletesResult" },
    },
    resolve: async (_root, { input: { arenaId, ...sheet } }, ctx) => ({
      arenaId: arenaId.id,
      ...(await importAthletes(ctx, arenaId.id, sheet)),
    }),
  }),
);
