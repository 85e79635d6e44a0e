import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { atMost } from "../../platform/graphql/list-size";
import { TournamentCategoryType } from "../../tournaments/categories/tournament-category.type";
import { canManageTournament } from "../../tournaments/tournament.access";
import { tournamentNow } from "../../tournaments/tournament-success.type";
import { TournamentType } from "../../tournaments/tournament.type";
import { mostLines } from "../../athletes/sheet/sheet-size.rules";
import type { ImportedLine } from "./imported-line.rules";
import { importEnrolments } from "./import-enrolments.action";

const ImportEnrolmentsInput = builder.inputType("ImportEnrolmentsInput", {
  description: "Importação de inscrições de uma planilha.",
  fields: (t) => ({
    tournamentId: t.globalID({ required: true, for: TournamentType, description: "Torneio." }),
    categoryId: t.globalID({
      for: TournamentCategoryType,
      description: "Categoria: null where the tournament has one only.",
    }),
    csv: t.string({
      required: true,
      description:
        "CSV: comma, semicolon or tab, with a first line of names such as “Atleta 1;E-mail 1;Telefone 1;Nível 1;Gênero 1;Atleta 2;E-mail 2”; at most 200 lines.",
    }),
    apply: t.boolean({ required: true, description: "Aplicar: false only shows what would happen." }),
    allOrNothing: t.boolean({
      required: true,
      description: "Tudo ou nada: true writes no line when one is wrong; false writes all good ones.",
    }),
  }),
});

const ImportedLineType = builder
  .objectRef<ImportedLine & { tournamentId: string }>("ImportedLine")
  .implement({
    description: "Linha importada: the effect of a line of the sheet, and its problems.",
    authScopes: ({ tournamentId }, ctx) => canManageTournament(tournamentId, ctx),
    fields: (t) => ({
      line: t.exposeInt("line", {
        description: "Linha: of the file, from 1, the names of the columns counted.",
      }),
      athletes: t.exposeStringList("athletes", { description: "Atletas: as the line calls them." }),
      problems: t.exposeStringList("problems", {
        description: "Problemas: in Portuguese; empty for a line that can be entered.",
      }),
      guests: t.exposeStringList("guests", {
        description:
          "Convidados: athletes of other arenas, as named in the line, who are invited by e-mail and enter when they accept; usually none.",
      }),
      registers: t.exposeStringList("registers", {
        description:
          "Será cadastrado: the athletes whom the line registers at the arena, with their data from the sheet; empty in a championship.",
      }),
      alreadyIn: t.exposeBoolean("alreadyIn", {
        description: "Já inscrita: they are in the category just as the line says, and nothing happens.",
      }),
      entered: t.exposeBoolean("entered", { description: "Inscrita: whether it was entered now." }),
    }),
  });

const ImportEnrolmentsSuccess = builder
  .objectRef<{ tournamentId: string; lines: readonly ImportedLine[] }>("ImportEnrolmentsSuccess")
  .implement({
    description: "Importação conferida ou feita.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      lines: t.field({
        type: [ImportedLineType],
        extensions: atMost(mostLines),
        description: "Linhas: in the order of the file.",
        resolve: ({ lines, tournamentId }) => lines.map((line) => ({ ...line, tournamentId })),
      }),
      goodCount: t.int({
        description: "Linhas certas: those without a problem, including athletes who are already entered.",
        resolve: ({ lines }) => lines.filter(({ problems }) => problems.length === 0).length,
      }),
      enteredCount: t.int({
        description: "Linhas inscritas: 0 for a preview.",
        resolve: ({ lines }) => lines.filter(({ entered }) => entered).length,
      }),
      tournament: tournamentNow(t),
    }),
  });

builder.mutationField("importEnrolments", (t) =>
  t.field({
    type: ImportEnrolmentsSuccess,
    description:
      "Importar inscrições: previews what each line does and its problems, and enters the athletes when asked to; athletes who are new at the arena are registered.",
    authScopes: may(canManageTournament, "tournamentId"),
    args: { input: t.arg({ type: ImportEnrolmentsInput, required: true, description: "Planilha." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "ImportEnrolmentsResult" },
    },
    resolve: async (_root, { input: { tournamentId, categoryId, ...sheet } }, ctx) => ({
      tournamentId: tournamentId.id,
      lines: await importEnrolments(ctx, tournamentId.id, categoryId?.id ?? null, sheet),
    }),
  }),
);
