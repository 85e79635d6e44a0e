import { builder } from "../platform/graphql/builder";
import { labelled } from "../platform/graphql/enums";
import { atMost } from "../platform/graphql/connection";
import { whenKnown } from "../platform/when-known";
import { athleteGenderLabel, athleteGenders } from "../sport/athlete-gender.rules";
import { athleteLevelLabel, athleteLevels } from "../sport/athlete-level.rules";
import {
  athleteAt,
  canSeeAthlete,
  canSeePersonalData,
  correctsAthlete,
  displayNameFor,
  isThatAthlete,
} from "./athlete.access";
import { clubsOf, mostClubs } from "./athlete.loader";
import { readContact, readPersonalData } from "./read-personal-data.action";

export const AthleteLevelType = builder.enumType("AthleteLevel", {
  description: "Athlete level (nível do atleta).",
  values: labelled(athleteLevels, (level) => athleteLevelLabel[level]),
});

export const AthleteGenderType = builder.enumType("AthleteGender", {
  description: "Athlete gender (gênero do atleta, para as categorias).",
  values: labelled(athleteGenders, (gender) => athleteGenderLabel[gender]),
});

export const AthleteType = builder.prismaNode("Athlete", {
  description:
    "Aluno (atleta): a person who plays. The sporting profile is visible to signed-in users; to API keys for athletes in rankings and tournaments they read; to anonymous visitors for athletes in a public ranking or tournament.",
  id: { field: "id", description: "A global, opaque ID." },
  authScopes: (athlete, ctx) => canSeeAthlete(athlete.id, ctx),
  fields: (t) => ({
    key: t.field({
      type: "UUID",
      description: "Key, as addresses of pages carry it (chave).",
      resolve: (athlete) => athlete.id,
    }),
    displayName: t.string({
      description:
        "Display name, in full; minors appear by their initials, except to themselves, their arenas and federation, who scores their matches, and admins (nome).",
      resolve: (athlete, _args, ctx) => displayNameFor(athlete, ctx),
    }),
    level: t.field({
      type: AthleteLevelType,
      description: "Level (nível).",
      resolve: (athlete) => athlete.level,
    }),
    email: t.string({
      nullable: true,
      description:
        "E-mail; null when there is none, or when one may not see it; seen by who teaches them, too (e-mail).",
      resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.email, ctx),
    }),
    lacksEmail: t.boolean({
      nullable: true,
      description: "Whether there is none; null when one may not see it (sem e-mail).",
      resolve: ({ id, email }, _args, ctx) =>
        whenKnown(canSeePersonalData(id, ctx), (may) => (may ? email === null : null)),
    }),
    viewerCanCorrect: t.boolean({
      description: "Level, birth date and gender (posso corrigir).",
      resolve: ({ id }, _args, ctx) => correctsAthlete(id, ctx),
    }),
    phone: t.string({
      nullable: true,
      description:
        "Phone; null when there is none, or when one may not see it; seen by who teaches them, too (telefone).",
      resolve: (athlete, _args, ctx) => readContact(athlete.id, athlete.phone, ctx),
    }),
    gender: t.field({
      type: AthleteGenderType,
      nullable: true,
      description: "Gender; null when it is not known, or when one may not see it (gênero).",
      resolve: (athlete, _args, ctx) => readPersonalData(athlete.id, athlete.gender, ctx),
    }),
    viewerIsAthlete: t.boolean({
      description: "Whether the viewer is this athlete (sou eu).",
      resolve: ({ id }, _args, ctx) => isThatAthlete(id, ctx),
    }),
    clubs: t.stringList({
      nullable: true,
      description:
        "The arenas where the athlete is active, by name; null unless the viewer is the athlete (clube).",
      extensions: atMost(mostClubs, 2),
      resolve: ({ id }, _args, ctx) => (isThatAthlete(id, ctx) ? clubsOf(ctx.db, id) : null),
    }),
    cpf: t.string({
      nullable: true,
      description: "Its 11 digits; null if unknown, or unless the viewer is the athlete (CPF).",
      resolve: ({ id, cpf }, _args, ctx) => (isThatAthlete(id, ctx) ? cpf : null),
    }),
    notes: t.string({
      nullable: true,
      description:
        "The athlete's own notes; null without any, or unless the viewer is the athlete (observações).",
      resolve: ({ id, notes }, _args, ctx) => (isThatAthlete(id, ctx) ? notes : null),
    }),
    birthDate: t.field({
      type: "Date",
      nullable: true,
      description: "Birth date; null when it is not known, or when one may not see it (data de nascimento).",
      resolve: (athlete, _args, ctx) => readPersonalData(athlete.id, athlete.birthDate, ctx),
    }),
  }),
});

builder.queryField("athlete", (t) =>
  t.prismaField({
    type: "Athlete",
    nullable: true,
    authScopes: { known: true },
    description:
      "Athlete, by the key in the address of the profile; null when there is none one may see (atleta).",
    args: {
      key: t.arg({
        type: "UUID",
        required: true,
        description: "Key, of the athlete, or of their account (chave).",
      }),
    },
    resolve: async (query, _root, { key }, ctx) => {
      const athlete = await ctx.db.athlete.findFirst({ ...query, where: athleteAt(key, ctx.viewer) });
      return athlete && (await canSeeAthlete(athlete.id, ctx)) ? athlete : null;
    },
  }),
);
