import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { Boleto } from "../../../prisma/generated/client/client";
import { canManageArena } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { timeZoneOfPlace } from "../../arenas/place-time.rules";
import { readPersonalData } from "../../athletes/read-personal-data.action";
import { formatLine, lineOf } from "../../brazil/boleto.rules";
import { builder, labelled } from "../../platform/graphql/builder";
import { assertPage, atMost, cursorId, maxPageSize, usualPage } from "../../platform/graphql/connection";
import type { GraphQLContext } from "../../platform/graphql/context";
import { dayFromDatabase } from "../../platform/time/calendar-day.rules";
import { dayAt } from "../../platform/time/time-zone.rules";
import { whenKnown } from "../../platform/when-known";
import { chargesById } from "../bank/bank-line.loader";
import { isReceiver } from "../charges/charge.access";
import { receivingArenas } from "../charges/charge.loader";
import { ChargeType } from "../charges/charge.type";
import { barcodeOfBoleto } from "./boleto-bank.rules";
import {
  boletoOf,
  boletoPage,
  boletosIn,
  boletosOf,
  knownPayerOf,
  mostFiles,
  mostUnknown,
  type BoletosOfArena,
  type ListedRemittance,
  type UnknownLine,
} from "./boleto.loader";
import {
  boletoListLabel,
  boletoLists,
  boletoNote,
  boletoPdfPath,
  boletoStatuses,
  boletoStatusLabel,
  isActive,
  isMissed,
  isPayable,
  remittancePath,
  type BoletoList,
} from "./boleto.rules";

const scope = { signedIn: true } as const;

const BoletoStatusType = builder.enumType("BoletoStatus", {
  description: "What became of a boleto (situação do boleto).",
  values: labelled(boletoStatuses, (status) => boletoStatusLabel[status]),
});

const BoletoListType = builder.enumType("BoletoList", {
  description: "The lists in which an arena goes through its boletos (lista de boletos).",
  values: labelled(boletoLists, (list) => boletoListLabel[list]),
});

const inDays = (boleto: Boleto) => ({ ...boleto, dueOn: dayFromDatabase(boleto.dueOn) });
const todayOf = ({ arenaId }: Boleto, ctx: GraphQLContext) =>
  whenKnown(receivingArenas(ctx).load(arenaId), (arena) => dayAt(ctx.now, timeZoneOfPlace(arena)));

const BoletoType = builder.objectRef<Boleto>("Boleto").implement({
  description:
    "A charge as the bank collects it (boleto). Visible to the payer, managers of the arena, and admins.",
  authScopes: scope,
  fields: (t) => ({
    key: t.expose("id", { type: "UUID", description: "Key (chave)." }),
    status: t.expose("status", { type: BoletoStatusType, description: "Status (situação)." }),
    ourNumber: t.exposeString("ourNumber", {
      description: "The number by which the bank knows it (nosso número).",
    }),
    amountInCents: t.exposeInt("amountInCents", { description: "Amount, in centavos (valor)." }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      description: "Due on; may be later than the charge's due date (vencimento do boleto).",
    }),
    issuedOn: t.expose("issuedOn", { type: "Date", description: "Issued on (emissão)." }),
    isMissed: t.boolean({
      description: "Whether the bank did not confirm it before it was due (o banco não recebeu).",
      resolve: (boleto, _args, ctx) =>
        whenKnown(todayOf(boleto, ctx), (today) => isMissed(inDays(boleto), today)),
    }),
    note: t.string({
      nullable: true,
      description:
        "What the bank says of it, or why another is needed; null for nothing, and unless the viewer manages the arena (observação).",
      resolve: (boleto, _args, ctx) =>
        canManageArena(boleto.arenaId, ctx.viewer)
          ? whenKnown(todayOf(boleto, ctx), (today) => boletoNote(inDays(boleto), today))
          : null,
    }),
    line: t.string({
      nullable: true,
      description:
        "The 47 digits to type, with dots; null unless the bank has registered it (linha digitável).",
      resolve: (boleto) =>
        isPayable(boleto.status) ? formatLine(lineOf(barcodeOfBoleto(inDays(boleto)))) : null,
    }),
    pdfPath: t.string({
      nullable: true,
      description:
        "Address of its PDF, which needs the same token; null unless the bank has registered it (boleto em PDF).",
      resolve: ({ id, status }) => (isPayable(status) ? boletoPdfPath(id) : null),
    }),
    charge: t.field({
      type: ChargeType,
      description: "Charge (cobrança).",
      resolve: ({ chargeId }, _args, ctx) => chargesById(ctx).load(chargeId),
    }),
  }),
});

interface Known {
  boleto: Boleto | null;
  hasDocument: boolean;
}

const BoletoPayerType = builder.objectRef<Known>("BoletoPayer").implement({
  description: "Who pays a charge, as the last boleto had it (pagador do boleto). For managers of the arena.",
  authScopes: scope,
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: "Name (nome).",
      resolve: ({ boleto }) => boleto?.payerName ?? null,
    }),
    hasDocument: t.exposeBoolean("hasDocument", {
      description: "Whether the CPF or CNPJ is known (tem CPF ou CNPJ).",
    }),
    street: t.string({
      nullable: true,
      description: "Street and number (endereço).",
      resolve: ({ boleto }) => boleto?.street ?? null,
    }),
    district: t.string({
      nullable: true,
      description: "District (bairro).",
      resolve: ({ boleto }) => boleto?.district ?? null,
    }),
    postalCode: t.string({
      nullable: true,
      description: "Postal code, 8 digits (CEP).",
      resolve: ({ boleto }) => boleto?.postalCode ?? null,
    }),
    city: t.string({
      nullable: true,
      description: "City (cidade).",
      resolve: ({ boleto }) => boleto?.city ?? null,
    }),
    uf: t.string({
      nullable: true,
      description: "State, two letters (UF).",
      resolve: ({ boleto }) => boleto?.uf ?? null,
    }),
  }),
});

builder.prismaObjectField(ChargeType, "boleto", (t) =>
  t.field({
    type: BoletoType,
    nullable: true,
    description: "The last boleto; null if there was none (boleto).",
    resolve: ({ id }, _args, ctx) => boletoOf(ctx).load(id),
  }),
);

const BoletoActType = builder.enumType("BoletoAct", {
  description: "What can be done about the boleto of a charge (o que fazer com o boleto).",
  values: {
    ISSUE: { description: "“Emitir Boleto” on screen." },
    CANCEL: { description: "“Baixar boleto” on screen." },
  },
});

builder.prismaObjectField(ChargeType, "boletoAct", (t) =>
  t.field({
    type: BoletoActType,
    nullable: true,
    description:
      "What the viewer can do about its boleto; null for nothing, and unless the viewer manages the arena (o que fazer com o boleto).",
    resolve: (charge, _args, ctx) =>
      charge.arenaId === null || charge.status !== "PENDING" || !isReceiver(charge, ctx.viewer)
        ? null
        : whenKnown(boletoOf(ctx).load(charge.id), (boleto) =>
            boleto === null || !isActive(boleto.status)
              ? "ISSUE"
              : whenKnown(todayOf(boleto, ctx), (today) =>
                  isMissed(inDays(boleto), today) ? "ISSUE" : "CANCEL",
                ),
          ),
  }),
);

builder.prismaObjectField(ChargeType, "boletoPayer", (t) =>
  t.field({
    type: BoletoPayerType,
    nullable: true,
    description:
      "Who pays, for the next boleto; null if unknown, and unless the viewer manages the arena and may see the athlete's personal data (pagador).",
    resolve: async (charge, _args, ctx) => {
      if (charge.arenaId === null || !isReceiver(charge, ctx.viewer)) return null;
      const { last, document } = await knownPayerOf(ctx).load(charge.id);
      if (last === null && document === null) return null;
      const known = { boleto: last, hasDocument: document !== null };
      return charge.athleteId === null ? known : readPersonalData(charge.athleteId, known, ctx);
    },
  }),
);

type Agreement = NonNullable<Awaited<ReturnType<BoletosOfArena["agreement"]>>>;

const BankAgreementType = builder.objectRef<Agreement>("BankAgreement").implement({
  description:
    "An arena's agreement with Banco do Brasil to collect boletos, of wallet 17 (convênio de cobrança).",
  authScopes: scope,
  fields: (t) => ({
    number: t.exposeString("number", { description: "Number, 7 digits (convênio)." }),
    variation: t.exposeString("variation", {
      description: "Variation of the wallet (variação da carteira).",
    }),
    branch: t.exposeString("branch", { description: "Branch, without its check digit (agência)." }),
    branchDigit: t.exposeString("branchDigit", {
      description: "Check digit of the branch; may be empty (dígito).",
    }),
    account: t.exposeString("account", { description: "Account, without its check digit (conta)." }),
    accountDigit: t.exposeString("accountDigit", {
      description: "Check digit of the account; may be empty (dígito).",
    }),
    receiverName: t.exposeString("receiverName", {
      description: "The company's name at the bank (beneficiário).",
    }),
  }),
});

const RemittanceType = builder.objectRef<ListedRemittance>("Remittance").implement({
  description: "A file of orders to the bank, which can be downloaded again (remessa).",
  authScopes: scope,
  fields: (t) => ({
    key: t.expose("id", { type: "UUID", description: "Key (chave)." }),
    number: t.exposeInt("number", { description: "Number, from 1 (número)." }),
    path: t.string({
      description: "Address of the file, which needs the same token (arquivo).",
      resolve: ({ id }) => remittancePath(id),
    }),
    entryCount: t.exposeInt("entries", { description: "How many boletos it registers (entradas)." }),
    cancellationCount: t.exposeInt("cancellations", { description: "How many it takes out (baixas)." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Created at, UTC (criada em)." }),
    createdByName: t.string({
      nullable: true,
      description: "Created by name; null for deleted users (criada por).",
      resolve: ({ createdBy }) => createdBy?.name ?? null,
    }),
  }),
});

const UnknownBoletoType = builder.objectRef<UnknownLine>("UnknownBoleto").implement({
  description: "News of the bank about a boleto that the arena does not have (boleto não encontrado).",
  authScopes: scope,
  fields: (t) => ({
    key: t.expose("id", { type: "UUID", description: "Key (chave)." }),
    ourNumber: t.exposeString("ourNumber", { description: "The bank's number (nosso número)." }),
    words: t.exposeString("words", { description: "What the bank says, in Portuguese (ocorrência)." }),
    receivedInCents: t.exposeInt("paidInCents", {
      description: "Received, in centavos; 0 for none (recebido).",
    }),
    on: t.expose("occurredOn", {
      type: "Date",
      nullable: true,
      description: "On; null where the bank does not say (dia).",
    }),
  }),
});

const BoletoCountType = builder.objectRef<{ list: BoletoList; count: number }>("BoletoCount").implement({
  description: "How many boletos a list has (quantidade de boletos).",
  authScopes: scope,
  fields: (t) => ({
    list: t.expose("list", { type: BoletoListType, description: "List (lista)." }),
    count: t.exposeInt("count", { description: "Count (quantos)." }),
  }),
});

const ArenaBoletosType = builder.objectRef<BoletosOfArena>("ArenaBoletos").implement({
  description: "An arena's boletos, and the files exchanged with its bank (boletos da arena).",
  authScopes: scope,
  fields: (t) => ({
    agreement: t.field({
      type: BankAgreementType,
      nullable: true,
      description: "Agreement; null before there is one (convênio).",
      resolve: ({ agreement }) => agreement(),
    }),
    counts: t.field({
      type: [BoletoCountType],
      extensions: atMost(boletoLists.length),
      description: "How many boletos each list has (quantidades). At most 4.",
      resolve: async ({ counts }) => [...(await counts())].map(([list, count]) => ({ list, count })),
    }),
    remittances: t.field({
      type: [RemittanceType],
      extensions: atMost(mostFiles, 3),
      description: "The latest (remessas). At most 10.",
      resolve: ({ remittances }) => remittances(),
    }),
    unknown: t.field({
      type: [UnknownBoletoType],
      extensions: atMost(mostUnknown, 1),
      description: "The latest news about unknown boletos (não encontrados). At most 20.",
      resolve: ({ unknown }) => unknown(),
    }),
    boletos: t.connection(
      {
        type: BoletoType,
        description: "Boletos, the newest first (boletos).",
        args: { list: t.arg({ type: BoletoListType, description: "List; null for all (lista)." }) },
        resolve: ({ arenaId, today }, { list, ...args }, { db }) => {
          assertPage(args);
          const where = { arenaId, ...(list ? boletosIn(list, today) : {}) };
          return resolveCursorConnection<Promise<Boleto[]>>(
            { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: ({ id }) => id },
            ({ after, before, ...page }) =>
              boletoPage(db, where, { after: idOf(after), before: idOf(before), ...page }),
          );
        },
      },
      { name: "BoletosConnection", description: "A page of boletos (boletos).", authScopes: scope },
      { name: "BoletosEdge", description: "Edge of boletos (boleto na lista).", authScopes: scope },
    ),
  }),
});

const idOf = (cursor: string | undefined): string | null =>
  cursor === undefined ? null : cursorId({ id: cursor });

builder.prismaObjectField(ArenaType, "boletos", (t) =>
  t.field({
    type: ArenaBoletosType,
    nullable: true,
    description: "Boletos; null unless the viewer manages the arena (boletos).",
    authScopes: ({ id }, _args, ctx) => canManageArena(id, ctx.viewer),
    unauthorizedResolver: () => null,
    resolve: ({ id, timeZone }, _args, ctx) =>
      boletosOf(ctx, id, dayAt(ctx.now, timeZoneOfPlace({ timeZone }))),
  }),
);
