import { InvalidInput, RuleViolation, TooManyAttempts } from "../../platform/errors";
import { builder } from "../../platform/graphql/builder";
import { may } from "../../platform/graphql/may";
import { AthleteGenderType, AthleteLevelType } from "../athlete.type";
import { canManageArenaAthlete } from "./arena-athlete.access";
import { ArenaAthleteType } from "./arena-athlete.type";
import { writeArenaNote } from "./note.action";
import { setArenaAthleteActive } from "./standing.action";
import { updateArenaAthlete } from "./update-arena-athlete.action";

const ArenaAthleteContactInput = builder.inputType("ArenaAthleteContactInput", {
  description: "Nome e contatos de um atleta sem conta.",
  fields: (t) => ({
    fullName: t.string({
      required: true,
      description: "Nome completo: 2 to 100 letters, spaces and the signs of names (' - .).",
    }),
    email: t.string({ description: "E-mail: null when there is none." }),
    phone: t.string({ description: "Telefone: null when there is none." }),
  }),
});

const UpdateArenaAthleteInput = builder.inputType("UpdateArenaAthleteInput", {
  description: "Alteração do cadastro de um atleta pela arena.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    contact: t.field({
      type: ArenaAthleteContactInput,
      description:
        "Nome e contatos: replaces all of them; only while the athlete has no account. Null leaves them unchanged.",
    }),
    level: t.field({ type: AthleteLevelType, description: "Nível: null leaves it." }),
    birthDate: t.field({ type: "Date", description: "Data de nascimento: null leaves it." }),
    gender: t.field({ type: AthleteGenderType, description: "Gênero: null leaves it." }),
  }),
});

const WriteArenaNoteInput = builder.inputType("WriteArenaNoteInput", {
  description: "Observações da arena sobre um atleta.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    note: t.string({ description: "Observações: at most 1000 characters; null takes them away." }),
  }),
});

const SetArenaAthleteActiveInput = builder.inputType("SetArenaAthleteActiveInput", {
  description: "Situação de um atleta na arena.",
  fields: (t) => ({
    arenaAthleteId: t.globalID({ required: true, for: ArenaAthleteType, description: "Atleta da arena." }),
    active: t.boolean({ required: true, description: "Ativo: false if the athlete no longer attends." }),
  }),
});

const success = (name: string, description: string) =>
  builder.objectRef<{ id: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      arenaAthlete: t.prismaField({
        type: ArenaAthleteType,
        description: "Atleta da arena: as it is now.",
        resolve: (query, { id }, _args, ctx) =>
          ctx.db.arenaAthlete.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  });

builder.mutationField("updateArenaAthlete", (t) =>
  t.field({
    type: success("UpdateArenaAthleteSuccess", "Cadastro alterado."),
    description:
      "Alterar cadastro: changes level, birth date and gender, unless a current enrolment depends on them, and name and contacts of an athlete without an account. For managers of the arena, while the athlete is active there.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: UpdateArenaAthleteInput, required: true, description: "Dados." }) },
    errors: {
      types: [InvalidInput, RuleViolation, TooManyAttempts],
      union: { name: "UpdateArenaAthleteResult" },
    },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await updateArenaAthlete(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("writeArenaNote", (t) =>
  t.field({
    type: success("WriteArenaNoteSuccess", "Observações salvas."),
    description: "Anotar sobre o atleta: the arena's own note, which the athlete finds in their download.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: WriteArenaNoteInput, required: true, description: "Observações." }) },
    errors: { types: [InvalidInput, RuleViolation], union: { name: "WriteArenaNoteResult" } },
    resolve: async (_root, { input: { arenaAthleteId, ...typed } }, ctx) => {
      await writeArenaNote(ctx, arenaAthleteId.id, typed);
      return { id: arenaAthleteId.id };
    },
  }),
);

builder.mutationField("setArenaAthleteActive", (t) =>
  t.field({
    type: success("SetArenaAthleteActiveSuccess", "Situação alterada."),
    description:
      "Inativar ou reativar atleta: changes the status at this arena, which can no longer enrol or book inactive athletes; existing bookings stay.",
    authScopes: may(canManageArenaAthlete, "arenaAthleteId"),
    args: { input: t.arg({ type: SetArenaAthleteActiveInput, required: true, description: "Situação." }) },
    errors: { types: [RuleViolation], union: { name: "SetArenaAthleteActiveResult" } },
    resolve: async (_root, { input: { arenaAthleteId, active } }, ctx) => {
      await setArenaAthleteActive(ctx, arenaAthleteId.id, active);
      return { id: arenaAthleteId.id };
    },
  }),
);
