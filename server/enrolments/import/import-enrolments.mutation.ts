import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../../tournaments/tournament.access";
import { tournamentNow, TournamentType } from "../../tournaments/tournament.type";
import { mostLines } from "../../athletes/sheet/sheet-size.rules";
import type { ImportedLine } from "./imported-line.rules";
import { importEnrolments } from "./import-enrolments.action";

const ImportEnrolmentsInput = builder.inputType("ImportEnrolmentsInput", {
  description: "Input of `importEnrolments` (importação de inscrições de uma planilha).",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Tournament (torneio)." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Category; null where the tournament has one only (categoria).",
    }),
    csv: t.string({
      required: true,
      description:
        "Comma, semicolon or tab, with a first line of names such as “Atleta 1;E-mail 1;Telefone 1;Nível 1;Gênero 1;Atleta 2;E-mail 2”; at most 200 lines (CSV).",
    }),
    apply: t.boolean({ required: true, description: "Apply; false only shows what would happen (aplicar)." }),
    allOrNothing: t.boolean({
      required: true,
      description:
        "All or nothing; true writes no line when one is wrong; false writes all good ones (tudo ou nada).",
    }),
  }),
});

const ImportedLineType = builder
  .objectRef<ImportedLine & { tournamentId: string }>("ImportedLine")
  .implement({
    description: "The effect of a line of the sheet, and its problems (linha importada).",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      line: t.exposeInt("line", {
        description: "Line, of the file, from 1, the names of the columns counted (linha).",
      }),
      athletes: t.exposeStringList("athletes", {
        description: "Athletes, as the line calls them (atletas).",
      }),
      problems: t.exposeStringList("problems", {
        description: "Problems, in Portuguese; empty for a line that can be entered (problemas).",
      }),
      guests: t.exposeStringList("guests", {
        description:
          "Athletes of other arenas, as named in the line, who are invited by e-mail and enter when they accept; usually none (convidados).",
      }),
      registers: t.exposeStringList("registers", {
        description:
          "The athletes whom the line registers at the arena, with their data from the sheet; empty in a championship (será cadastrado).",
      }),
      alreadyIn: t.exposeBoolean("alreadyIn", {
        description:
          "Already in, they are in the category just as the line says, and nothing happens (já inscrita).",
      }),
      entered: t.exposeBoolean("entered", { description: "Whether it was entered now (inscrita)." }),
    }),
  });

const ImportEnrolmentsSuccess = builder
  .objectRef<{ tournamentId: string; lines: readonly ImportedLine[] }>("ImportEnrolmentsSuccess")
  .implement({
    description: "Result of a successful `importEnrolments` (importação conferida ou feita).",
    authScopes: { signedIn: true },
    fields: (t) => ({
      lines: t.field({
        type: [ImportedLineType],
        extensions: atMost(mostLines),
        description: "Lines, in the order of the file (linhas).",
        resolve: ({ lines, tournamentId }) => lines.map((line) => ({ ...line, tournamentId })),
      }),
      goodCount: t.int({
        description:
          "Good count, those without a problem, including athletes who are already entered (linhas certas).",
        resolve: ({ lines }) => lines.filter(({ problems }) => problems.length === 0).length,
      }),
      enteredCount: t.int({
        description: "Entered count, 0 for a preview (linhas inscritas).",
        resolve: ({ lines }) => lines.filter(({ entered }) => entered).length,
      }),
      tournament: tournamentNow(t),
    }),
  });

builder.mutationField("importEnrolments", (t) =>
  t.field({
    type: ImportEnrolmentsSuccess,
    label: "Importar inscrições",
    description:
      "Previews the effect and the problems of each line, and enrols the athletes if `apply` is set; athletes who are new at the arena are registered.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: ImportEnrolmentsInput, required: true, description: "Input (planilha)." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
    },
    resolve: async (_root, { input: { tournamentId, categoryId, ...sheet } }, ctx) => ({
      tournamentId: tournamentId.id,
      lines: await importEnrolments(ctx, tournamentId.id, categoryId?.id ?? null, sheet),
    }),
  }),
);
