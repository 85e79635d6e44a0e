import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess } from "../arenas/arena-success.type";
import { ArenaType } from "../arenas/arena.type";
import { InvalidInput } from "../platform/errors";
import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { WeekdayType } from "../platform/graphql/weekday";
import { nameCourts } from "./name-courts.action";
import { OccupancyAhead } from "./occupancy-ahead.errors";
import { saveOpeningHours } from "./save-opening-hours.action";

const WeekdayHoursInput = builder.inputType("WeekdayHoursInput", {
  description: "Horário de um dia da semana que não é o de sempre.",
  fields: (t) => ({
    weekday: t.field({ type: WeekdayType, required: true, description: "Dia da semana." }),
    opensAt: t.field({ type: "LocalTime", description: "Abertura: null, with the end, for closed all day." }),
    closesAt: t.field({
      type: "LocalTime",
      description: "Fechamento: of the next day where it is not after the opening, until 06:00.",
    }),
  }),
});

const SpecialDayInput = builder.inputType("SpecialDayInput", {
  description: "Um dia em que a arena fecha, ou abre em outro horário.",
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "Dia." }),
    opensAt: t.field({ type: "LocalTime", description: "Abertura: null, with the end, for closed all day." }),
    closesAt: t.field({
      type: "LocalTime",
      description: "Fechamento: of the next day where it is not after the opening, until 06:00.",
    }),
    reason: t.string({ required: true, description: "Motivo: 2 to 60 characters; everybody may read it." }),
  }),
});

const SaveOpeningHoursInput = builder.inputType("SaveOpeningHoursInput", {
  description: "Dias da semana e dias especiais de uma arena: all of them; what is left out opens as usual.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    weekdays: t.field({
      type: [WeekdayHoursInput],
      required: true,
      description: "Dias da semana: up to 7.",
    }),
    specialDays: t.field({
      type: [SpecialDayInput],
      required: true,
      description: "Dias especiais: up to 100 from today on; earlier ones stay as they are.",
    }),
    confirmed: t.boolean({
      description:
        "Salvar mesmo assim: whether hours may be closed on which something is marked; absent asks first.",
    }),
  }),
});

const CourtNameInput = builder.inputType("CourtNameInput", {
  description: "Nome de uma quadra.",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "Quadra: one of the arena." }),
    name: t.string({ required: true, description: "Nome: up to 40 characters, no other court's." }),
  }),
});

const NameCourtsInput = builder.inputType("NameCourtsInput", {
  description: "Nomes das quadras de uma arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courts: t.field({ type: [CourtNameInput], required: true, description: "Quadras: up to 50." }),
  }),
});

builder.mutationField("saveOpeningHours", (t) =>
  t.field({
    type: arenaSuccess("SaveOpeningHoursSuccess", "Horários salvos."),
    description: "Salvar horários por dia: weekdays and single days that are not as usual.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: SaveOpeningHoursInput, required: true, description: "Horários." }) },
    errors: { types: [InvalidInput, OccupancyAhead], union: { name: "SaveOpeningHoursResult" } },
    resolve: async (_root, { input: { arenaId, confirmed, weekdays, specialDays } }, ctx) => {
      await saveOpeningHours(ctx, arenaId.id, { weekdays, specialDays }, confirmed === true);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("nameCourts", (t) =>
  t.field({
    type: arenaSuccess("NameCourtsSuccess", "Nomes salvos."),
    description: "Dar nomes às quadras.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: NameCourtsInput, required: true, description: "Nomes." }) },
    errors: { types: [InvalidInput], union: { name: "NameCourtsResult" } },
    resolve: async (_root, { input: { arenaId, courts } }, ctx) => {
      await nameCourts(ctx, arenaId.id, { courts });
      return { arenaId: arenaId.id };
    },
  }),
);
