import { builder } from "../platform/graphql/builder";
import { may } from "../platform/graphql/may";
import { InvalidInput } from "../platform/errors";
import { canManageArenaWithId } from "../arenas/arena.access";
import { ArenaType } from "../arenas/arena.type";
import { OccupancyAhead } from "./occupancy-ahead.errors";
import { updateArenaSettings } from "./update-arena-settings.action";

const UpdateArenaSettingsInput = builder.inputType("UpdateArenaSettingsInput", {
  description: "Configurações da arena.",
  fields: (t) => ({
    arenaId: t.globalID({ required: true, for: ArenaType, description: "Arena." }),
    courtCount: t.int({ required: true, description: "Quantidade de quadras: 1 to 50." }),
    hourlyRateInCents: t.int({ required: true, description: "Valor da hora de quadra: in centavos." }),
    dayUseInCents: t.int({ required: true, description: "Valor do day use: in centavos." }),
    opensAt: t.field({ type: "LocalTime", required: true, description: "Abertura: HH:mm." }),
    closesAt: t.field({
      type: "LocalTime",
      required: true,
      description: "Fechamento: HH:mm, after the opening.",
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
    confirmed: t.boolean({
      description:
        "Salvar mesmo assim: whether courts and hours may be closed on which something is marked; absent asks first.",
    }),
  }),
});

const UpdateArenaSettingsSuccess = builder
  .objectRef<{ arenaId: string }>("UpdateArenaSettingsSuccess")
  .implement({
    description: "Configurações salvas.",
    authScopes: { signedIn: true },
    fields: (t) => ({
      arena: t.prismaField({
        type: "Arena",
        description: "Arena: as it is now.",
        resolve: (query, { arenaId }, _args, ctx) =>
          ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
      }),
    }),
  });

builder.mutationField("updateArenaSettings", (t) =>
  t.field({
    type: UpdateArenaSettingsSuccess,
    description: "Salvar configurações da arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: UpdateArenaSettingsInput, required: true, description: "Configurações." }) },
    errors: { types: [InvalidInput, OccupancyAhead], union: { name: "UpdateArenaSettingsResult" } },
    resolve: async (_root, { input: { arenaId, confirmed, ...settings } }, ctx) => {
      await updateArenaSettings(ctx, arenaId.id, settings, confirmed === true);
      return { arenaId: arenaId.id };
    },
  }),
);
