import { builder } from "../../platform/graphql/builder";
import { PlaceModeType, TournamentGenderType } from "../tournament.type";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** A category as it is written, wherever one is: all of a new one, of one that stands what changes. */
export const categoryFields = <IsNew extends boolean>(t: InputFields, required: IsNew) => ({
  name: t.string({ required, description: "Name, up to 60 characters, once in a tournament (nome)." }),
  level: t.string({
    required,
    description: "Livre, Fun, D, C, B or A/PRO, the highest that may enter (nível).",
  }),
  gender: t.field({ type: TournamentGenderType, required, description: "Gender (gênero)." }),
  minAge: t.int({
    description: "Min age, in years, reached in the calendar year; null without one (idade mínima).",
  }),
  maxAge: t.int({
    description: "Max age, in years, reached in the calendar year; null without one (idade máxima).",
  }),
  maxParticipants: t.int({
    description: "Athletes; null without a limit of its own (máximo de participantes).",
  }),
  feeInCents: t.int({
    required,
    description: "Fee, of each athlete, in centavos; 0 is free (valor da inscrição).",
  }),
  earlyFeeInCents: t.int({
    description:
      "What it costs until the tournament's day of early fees, in centavos, up to the fee; null: no early fee (preço antecipado).",
  }),
  placeMode: t.field({
    type: PlaceModeType,
    description:
      "How places are given; RANKING needs a ranking attached to the category; a new one is ENTRY_ORDER by default (quem fica com a vaga).",
  }),
  wildCards: t.int({
    description:
      "Entries kept for the organiser to give: pairs, or athletes of an individual category; 0 by default (convites da organização).",
  }),
});

export const NewCategoryInput = builder.inputType("NewCategoryInput", {
  description: "New category (categoria de um torneio novo).",
  fields: (t) => categoryFields(t, true),
});
