import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { InvalidInput } from "../platform/errors";
import { canManageArenaWithId } from "../arenas/arena.access";
import { arenaSuccess } from "../arenas/arena-success.type";
import { ArenaType } from "../arenas/arena.type";
import { OccupancyAhead } from "./occupancy-ahead.errors";
import { updateArenaSettings } from "./update-arena-settings.action";

const UpdateArenaSettingsInput = builder.inputType("UpdateArenaSettingsInput", {
  description: "Configurações da arena: what is absent stays as it is.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    name: t.string({
      description: "Nome da arena: 2 to 100 characters; the address of its page stays, for it is on posters.",
    }),
    courtCount: t.int({ description: "Quantidade de quadras: 1 to 50." }),
    hourlyRateInCents: t.int({ description: "Valor da hora de quadra: in centavos." }),
    dayUseInCents: t.int({ description: "Valor do Day Use: in centavos." }),
    opensAt: t.field({ type: "LocalTime", description: "Abertura: HH:mm, together with the closing." }),
    closesAt: t.field({
      type: "LocalTime",
      description: "Fechamento: HH:mm; of the next day where it is not after the opening, until 06:00.",
    }),
    fullAddress: t.string({ description: "Endereço completo: 10 to 200 characters." }),
    email: t.string({ description: "E-mail: of the arena, not of an account." }),
    contactPhone: t.string({ description: "Telefone de contato: null empties it." }),
    whatsApp: t.string({ description: "WhatsApp: a phone with area code; null empties it." }),
    website: t.string({ description: "Site: its https:// may be left out; null empties it." }),
    instagram: t.string({
      description: "Instagram: the profile's name or its address; null empties it.",
    }),
    timeZone: t.string({
      description:
        "Fuso horário: a zone of Brazil as IANA names it; absent leaves it. What is planned keeps its instant.",
    }),
    pixKey: t.string({
      description:
        "Chave Pix: CPF, CNPJ, e-mail, mobile phone or random key, with or without mask; null empties it, absent leaves it.",
    }),
    city: t.string({ description: "Cidade: as a Pix code says it; null empties it, absent leaves it." }),
    uf: t.string({ description: "UF: two letters; null empties it, absent leaves it." }),
    remindsOnEve: t.boolean({
      description: "Lembrar alunos na véspera: of classes and rentals, by mail; absent leaves it.",
    }),
    remindsOfCharges: t.boolean({
      description: "Lembrar cobranças: by mail, before and after the due day; absent leaves it.",
    }),
    teachersSchedule: t.boolean({
      description: "Whether teachers of the arena schedule classes of their own; absent leaves it.",
    }),
    confirmed: t.boolean({
      description:
        "Salvar mesmo assim: whether courts and hours may be closed on which something is marked; absent asks first.",
    }),
  }),
});

const UpdateArenaSettingsSuccess = arenaSuccess("UpdateArenaSettingsSuccess", "Configurações salvas.");

builder.mutationField("updateArenaSettings", (t) =>
  t.field({
    type: UpdateArenaSettingsSuccess,
    description: "Salvar configurações da arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: UpdateArenaSettingsInput, required: true, description: "Configurações." }) },
    errors: { types: [InvalidInput, OccupancyAhead], union: { name: "UpdateArenaSettingsResult" } },
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
