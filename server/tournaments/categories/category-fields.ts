import { builder } from "../../platform/graphql/builder";
import { PlaceModeType, TournamentGenderType } from "../tournament-enums.type";

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;

/** A category as it is written, wherever one is: all of a new one, of one that stands what changes. */
export const categoryFields = <IsNew extends boolean>(t: InputFields, required: IsNew) => ({
  name: t.string({ required, description: "Nome: up to 60 characters, once in a tournament." }),
  level: t.string({
    required,
    description: "Nível: Livre, Fun, D, C, B or A/PRO, the highest that may enter.",
  }),
  gender: t.field({ type: TournamentGenderType, required, description: "Gênero." }),
  minAge: t.int({ description: "Idade mínima: in years, reached in the calendar year; null without one." }),
  maxAge: t.int({ description: "Idade máxima: in years, reached in the calendar year; null without one." }),
  maxParticipants: t.int({
    description: "Máximo de participantes: athletes; null without a limit of its own.",
  }),
  feeInCents: t.int({
    required,
    description: "Valor da inscrição: of each athlete, in centavos; 0 is free.",
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
  description: "Categoria de um torneio novo.",
  fields: (t) => categoryFields(t, true),
});
