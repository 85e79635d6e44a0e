import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { InvalidInput } from "../platform/errors";
import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess } from "../arenas/arena-success.type";
import { ArenaType } from "../arenas/arena.type";
import { OccupancyAhead } from "./occupancy-ahead.errors";
import { updateArenaSettings } from "./update-arena-settings.action";

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
