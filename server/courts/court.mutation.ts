import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess, ArenaType } from "../arenas/arena.type";
import { InvalidInput } from "../platform/errors";
import { builder, WeekdayType } from "../platform/graphql/builder";
import { may } from "../platform/graphql/context";
import { OccupancyAhead } from "./occupancy.errors";
import { nameCourts, saveOpeningHours, updateArenaSettings } from "./court.action";

const UpdateArenaSettingsInput = builder.inputType("UpdateArenaSettingsInput", {
  description: "What is absent stays as it is (configurações da arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({
      description:
        "Name, 2 to 100 characters; the address of its page stays, for it is on posters (nome da arena).",
    }),
    courtCount: t.int({ description: "Court count, 1 to 50 (quantidade de quadras)." }),
    hourlyRateInCents: t.int({ description: "Hourly rate, in centavos (valor da hora de quadra)." }),
    dayUseInCents: t.int({ description: "Day Use, in centavos (valor do Day Use)." }),
    opensAt: t.field({
      type: "LocalTime",
      description: "Opens at, HH:mm, together with the closing (abertura).",
    }),
    closesAt: t.field({
      type: "LocalTime",
      description:
        "Closes at, HH:mm; of the next day where it is not after the opening, until 06:00 (fechamento).",
    }),
    fullAddress: t.string({ description: "Full address, 10 to 200 characters (endereço completo)." }),
    email: t.string({ description: "E-mail, of the arena, not of an account (e-mail)." }),
    contactPhone: t.string({ description: "Contact phone; null empties it (telefone de contato)." }),
    whatsApp: t.string({ description: "A phone with area code; null empties it (WhatsApp)." }),
    website: t.string({ description: "Its https:// may be left out; null empties it (site)." }),
    instagram: t.string({
      description: "The profile's name or its address; null empties it (Instagram).",
    }),
    timeZone: t.string({
      description:
        "A zone of Brazil as IANA names it; absent leaves it (fuso horário). What is planned keeps its instant.",
    }),
    pixKey: t.string({
      description:
        "CPF, CNPJ, e-mail, mobile phone or random key, with or without mask; null empties it, absent leaves it (chave Pix).",
    }),
    city: t.string({
      description: "City, as a Pix code says it; null empties it, absent leaves it (cidade).",
    }),
    uf: t.string({ description: "Two letters; null empties it, absent leaves it (UF)." }),
    remindsOnEve: t.boolean({
      description:
        "Reminds on eve, of classes and rentals, by mail; absent leaves it (lembrar alunos na véspera).",
    }),
    remindsOfCharges: t.boolean({
      description:
        "Reminds of charges, by mail, before and after the due day; absent leaves it (lembrar cobranças).",
    }),
    teachersSchedule: t.boolean({
      description: "Whether teachers of the arena schedule classes of their own; absent leaves it.",
    }),
    confirmed: t.boolean({
      description:
        "Whether courts and hours may be closed on which something is marked; absent asks first (salvar mesmo assim).",
    }),
  }),
});

const UpdateArenaSettingsSuccess = arenaSuccess(
  "UpdateArenaSettingsSuccess",
  "Result of a successful `updateArenaSettings` (configurações salvas).",
);

builder.mutationField("updateArenaSettings", (t) =>
  t.field({
    type: UpdateArenaSettingsSuccess,
    label: "Salvar configurações da arena",
    description: "Saves the settings of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: UpdateArenaSettingsInput, required: true, description: "Input (configurações)." }),
    },
    errors: { types: [InvalidInput, OccupancyAhead] },
    resolve: async (_root, { input: { arenaId, confirmed, ...settings } }, ctx) => {
      const remindsOnEve = settings.remindsOnEve ?? undefined;
      const remindsOfCharges = settings.remindsOfCharges ?? undefined;
      const teachersSchedule = settings.teachersSchedule ?? undefined;
      const changes = { ...settings, remindsOnEve, remindsOfCharges, teachersSchedule };
      await updateArenaSettings(ctx, arenaId.id, changes, confirmed === true);
      return { arenaId: arenaId.id };
    },
  }),
);

const WeekdayHoursInput = builder.inputType("WeekdayHoursInput", {
  description: "Weekday hours (horário de um dia da semana que não é o de sempre).",
  fields: (t) => ({
    weekday: t.field({ type: WeekdayType, required: true, description: "Weekday (dia da semana)." }),
    opensAt: t.field({
      type: "LocalTime",
      description: "Opens at; null, with the end, for closed all day (abertura).",
    }),
    closesAt: t.field({
      type: "LocalTime",
      description: "Closes at, of the next day where it is not after the opening, until 06:00 (fechamento).",
    }),
  }),
});

const SpecialDayInput = builder.inputType("SpecialDayInput", {
  description: "Special day (um dia em que a arena fecha, ou abre em outro horário).",
  fields: (t) => ({
    date: t.field({ type: "Date", required: true, description: "Date (dia)." }),
    opensAt: t.field({
      type: "LocalTime",
      description: "Opens at; null, with the end, for closed all day (abertura).",
    }),
    closesAt: t.field({
      type: "LocalTime",
      description: "Closes at, of the next day where it is not after the opening, until 06:00 (fechamento).",
    }),
    reason: t.string({
      required: true,
      description: "Reason, 2 to 60 characters; everybody may read it (motivo).",
    }),
  }),
});

const SaveOpeningHoursInput = builder.inputType("SaveOpeningHoursInput", {
  description: "All of them; what is left out opens as usual (dias da semana e dias especiais de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    weekdays: t.field({
      type: [WeekdayHoursInput],
      required: true,
      description: "Weekdays, up to 7 (dias da semana).",
    }),
    specialDays: t.field({
      type: [SpecialDayInput],
      required: true,
      description: "Special days, up to 100 from today on; earlier ones stay as they are (dias especiais).",
    }),
    confirmed: t.boolean({
      description:
        "Whether hours may be closed on which something is marked; absent asks first (salvar mesmo assim).",
    }),
  }),
});

const CourtNameInput = builder.inputType("CourtNameInput", {
  description: "Court name (nome de uma quadra).",
  fields: (t) => ({
    courtKey: t.field({ type: "UUID", required: true, description: "One of the arena (quadra)." }),
    name: t.string({ required: true, description: "Name, up to 40 characters, no other court's (nome)." }),
  }),
});

const NameCourtsInput = builder.inputType("NameCourtsInput", {
  description: "Input of `nameCourts` (nomes das quadras de uma arena).",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courts: t.field({ type: [CourtNameInput], required: true, description: "Courts, up to 50 (quadras)." }),
  }),
});

builder.mutationField("saveOpeningHours", (t) =>
  t.field({
    type: arenaSuccess(
      "SaveOpeningHoursSuccess",
      "Result of a successful `saveOpeningHours` (horários salvos).",
    ),
    label: "Salvar horários por dia",
    description: "Saves the opening hours of weekdays and of single days that differ from the usual ones.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: SaveOpeningHoursInput, required: true, description: "Input (horários)." }) },
    errors: { types: [InvalidInput, OccupancyAhead] },
    resolve: async (_root, { input: { arenaId, confirmed, weekdays, specialDays } }, ctx) => {
      await saveOpeningHours(ctx, arenaId.id, { weekdays, specialDays }, confirmed === true);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("nameCourts", (t) =>
  t.field({
    type: arenaSuccess("NameCourtsSuccess", "Result of a successful `nameCourts` (nomes salvos)."),
    label: "Dar nomes às quadras",
    description: "Names the courts of an arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: NameCourtsInput, required: true, description: "Input (nomes)." }) },
    errors: { types: [InvalidInput] },
    resolve: async (_root, { input: { arenaId, courts } }, ctx) => {
      await nameCourts(ctx, arenaId.id, { courts });
      return { arenaId: arenaId.id };
    },
  }),
);
