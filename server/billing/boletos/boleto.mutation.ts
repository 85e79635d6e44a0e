import { canManageArenaWithId } from "../../arenas/arena.access";
import { ArenaType } from "../../arenas/arena.type";
import { InvalidInput, RuleViolation } from "../../platform/errors";
import { athletesOf } from "../../athletes/athlete.loader";
import { builder } from "../../platform/graphql/builder";
import { type GraphQLContext, may, mayWith } from "../../platform/graphql/context";
import { atMost } from "../../platform/graphql/connection";
import { mostChargesAtOnce } from "../charges/charge-input.rules";
import { canCollectCharge, canCollectCharges } from "../charges/charge.access";
import { ChargeType } from "../charges/charge.type";
import { chargesById } from "../bank/bank-line.loader";
import { cancelBoleto, issueBoleto, issueBoletos, saveBankAgreement } from "./boleto.action";
import { remittancePath } from "./boleto.rules";
import { createRemittance } from "./remittance.action";

const refusals = { types: [InvalidInput, RuleViolation] };
type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, "InputObject">;
const arenaField = (t: InputFields) =>
  t.globalID({ required: true, for: ArenaType, description: "The receiver (arena)." });
const chargeField = (t: InputFields) =>
  t.globalID({ required: true, for: ChargeType, description: "An open charge of an arena (cobrança)." });
const dueOnField = (t: InputFields) =>
  t.field({
    type: "Date",
    description:
      "Due date of the boleto, of charges that are past due or have no due date; null where none is (vencimento do boleto).",
  });

const SaveBankAgreementInput = builder.inputType("SaveBankAgreementInput", {
  description: "What an arena has agreed with Banco do Brasil, wallet 17 (convênio de cobrança).",
  fields: (t) => ({
    arenaId: arenaField(t),
    number: t.string({ required: true, description: "Number, 7 digits (convênio)." }),
    variation: t.string({ required: true, description: "Variation of the wallet, 3 digits (variação)." }),
    branch: t.string({ required: true, description: "Branch, up to 5 digits (agência)." }),
    branchDigit: t.string({ description: "Check digit of the branch: a digit or X (dígito da agência)." }),
    account: t.string({ required: true, description: "Account, up to 8 digits (conta)." }),
    accountDigit: t.string({ description: "Check digit of the account: a digit or X (dígito da conta)." }),
    lastUsedNumber: t.int({
      description:
        "The last number that another program has used with this agreement, up to 9 digits; boletos go on after it (último número usado).",
    }),
    receiverName: t.string({
      required: true,
      description: "The company's name at the bank, up to 30 characters (beneficiário).",
    }),
    dropsBoletos: t.boolean({
      required: true,
      defaultValue: false,
      description:
        "Whether open boletos of the number before, which the bank never answered for, are dropped; otherwise they refuse another number (boletos deixam de valer).",
    }),
  }),
});

const IssueBoletoInput = builder.inputType("IssueBoletoInput", {
  description: "Who pays a boleto, and by when (emitir boleto).",
  fields: (t) => ({
    chargeId: chargeField(t),
    dueOn: dueOnField(t),
    payerName: t.string({ required: true, description: "Name, up to 40 characters (nome de quem paga)." }),
    payerDocument: t.string({ description: "CPF or CNPJ; null for the known one (CPF ou CNPJ)." }),
    street: t.string({ required: true, description: "Street and number, up to 40 characters (endereço)." }),
    district: t.string({ required: true, description: "District (bairro)." }),
    postalCode: t.string({ required: true, description: "Postal code, 8 digits (CEP)." }),
    city: t.string({ required: true, description: "City (cidade)." }),
    uf: t.string({ required: true, description: "State, two letters (UF)." }),
  }),
});

const IssueBoletosInput = builder.inputType("IssueBoletosInput", {
  description: "Charges whose boletos are issued with what is known of their payers (gerar boletos).",
  fields: (t) => ({
    chargeIds: t.globalIDList({
      required: true,
      for: ChargeType,
      description: "Charges, 1 to 100, of one arena (cobranças).",
    }),
    dueOn: dueOnField(t),
  }),
});

const CancelBoletoInput = builder.inputType("CancelBoletoInput", {
  description: "Input of `cancelBoleto` (a cobrança cujo boleto se baixa).",
  fields: (t) => ({ chargeId: chargeField(t) }),
});

const CreateRemittanceInput = builder.inputType("CreateRemittanceInput", {
  description: "Input of `createRemittance` (remessa).",
  fields: (t) => ({
    arenaId: arenaField(t),
    requestKey: t.field({
      type: "UUID",
      required: true,
      description: "Idempotency key; the same key twice writes one file (chave).",
    }),
  }),
});

const chargeSuccess = (name: string, description: string) =>
  builder.objectRef<{ chargeId: string }>(name).implement({
    description,
    authScopes: { signedIn: true },
    fields: (t) => ({
      charge: t.prismaField({
        type: ChargeType,
        description: "Charge, as it is now (cobrança).",
        resolve: (query, { chargeId }, _args, ctx) =>
          ctx.db.charge.findUniqueOrThrow({ ...query, where: { id: chargeId } }),
      }),
    }),
  });

builder.mutationField("saveBankAgreement", (t) =>
  t.field({
    type: builder.objectRef<{ arenaId: string }>("SaveBankAgreementSuccess").implement({
      description: "Result of a successful `saveBankAgreement` (convênio salvo).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        arena: s.prismaField({
          type: ArenaType,
          description: "Arena, as it is now.",
          resolve: (query, { arenaId }, _args, ctx) =>
            ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
        }),
      }),
    }),
    label: "Convênio de cobrança",
    description: "Saves the arena's agreement with its bank. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: {
      input: t.arg({ type: SaveBankAgreementInput, required: true, description: "Input (convênio)." }),
    },
    errors: { ...refusals },
    resolve: async (_root, { input: { arenaId, ...input } }, ctx) => {
      await saveBankAgreement(ctx, arenaId.id, input);
      return { arenaId: arenaId.id };
    },
  }),
);

builder.mutationField("issueBoleto", (t) =>
  t.field({
    type: chargeSuccess("IssueBoletoSuccess", "Result of a successful `issueBoleto` (boleto emitido)."),
    label: "Emitir Boleto",
    description:
      "Issues the boleto of an open charge for what is owed today. The next remittance takes it to the bank. For managers of the arena.",
    authScopes: may(canCollectCharge, "chargeId"),
    args: { input: t.arg({ type: IssueBoletoInput, required: true, description: "Input (boleto)." }) },
    errors: { ...refusals },
    resolve: async (_root, { input: { chargeId, ...input } }, ctx) => {
      await issueBoleto(ctx, chargeId.id, input);
      return { chargeId: chargeId.id };
    },
  }),
);

/** Why a charge got no boleto, with the payer's name: "Ana Reis: Esta cobrança já tem boleto." */
async function notIssued(ctx: GraphQLContext, chargeId: string, reason: string): Promise<string> {
  const { athleteId, clientName } = await chargesById(ctx).load(chargeId);
  const name = athleteId === null ? clientName : (await athletesOf(ctx).load(athleteId)).fullName;
  return name === null ? reason : `${name}: ${reason}`;
}

builder.mutationField("issueBoletos", (t) =>
  t.field({
    type: builder.objectRef<ReadonlyMap<string, string | null>>("IssueBoletosSuccess").implement({
      description: "Result of a successful `issueBoletos` (boletos emitidos).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        issued: s.prismaField({
          type: [ChargeType],
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Charges that got a boleto now (emitidos).",
          resolve: (query, reasons, _args, ctx) =>
            ctx.db.charge.findMany({
              ...query,
              where: { id: { in: [...reasons].flatMap(([id, reason]) => (reason === null ? [id] : [])) } },
              orderBy: { id: "asc" },
            }),
        }),
        notIssued: s.stringList({
          extensions: atMost(mostChargesAtOnce, 3),
          description: "Why each of the others got none, in Portuguese (não emitidos).",
          resolve: (reasons, _args, ctx) =>
            Promise.all(
              [...reasons].flatMap(([id, reason]) => (reason === null ? [] : [notIssued(ctx, id, reason)])),
            ),
        }),
      }),
    }),
    label: "Gerar Boletos",
    description:
      "Issues boletos of several charges of an arena, with the addresses of each payer's last boleto. For managers of the arena.",
    authScopes: mayWith(canCollectCharges),
    args: { input: t.arg({ type: IssueBoletosInput, required: true, description: "Input (cobranças)." }) },
    errors: { ...refusals },
    resolve: (_root, { input: { chargeIds, dueOn } }, ctx) =>
      issueBoletos(ctx, { chargeIds: chargeIds.map(({ id }) => id), dueOn }),
  }),
);

builder.mutationField("cancelBoleto", (t) =>
  t.field({
    type: chargeSuccess("CancelBoletoSuccess", "Result of a successful `cancelBoleto` (baixa do boleto)."),
    label: "Baixar boleto",
    description:
      "Takes the boleto of a charge out: drops it if the bank does not have it, or else asks the bank in the next remittance. For managers of the arena.",
    authScopes: may(canCollectCharge, "chargeId"),
    args: { input: t.arg({ type: CancelBoletoInput, required: true, description: "Input (cobrança)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { chargeId } }, ctx) => {
      await cancelBoleto(ctx, chargeId.id);
      return { chargeId: chargeId.id };
    },
  }),
);

builder.mutationField("createRemittance", (t) =>
  t.field({
    type: builder.objectRef<{ arenaId: string; id: string }>("CreateRemittanceSuccess").implement({
      description: "Result of a successful `createRemittance` (remessa criada).",
      authScopes: { signedIn: true },
      fields: (s) => ({
        filePath: s.string({
          description: "Address of the file, which needs the same token (arquivo).",
          resolve: ({ id }) => remittancePath(id),
        }),
        number: s.int({
          description: "Number of the file (número).",
          resolve: async ({ id }, _args, { db }) =>
            (await db.remittance.findUniqueOrThrow({ where: { id }, select: { number: true } })).number,
        }),
        arena: s.prismaField({
          type: ArenaType,
          description: "Arena, as it is now.",
          resolve: (query, { arenaId }, _args, ctx) =>
            ctx.db.arena.findUniqueOrThrow({ ...query, where: { id: arenaId } }),
        }),
      }),
    }),
    label: "Baixar remessa",
    description: "Writes all waiting orders to the bank into one file, each once. For managers of the arena.",
    authScopes: may(canManageArenaWithId, "arenaId"),
    args: { input: t.arg({ type: CreateRemittanceInput, required: true, description: "Input (arena)." }) },
    errors: { types: [RuleViolation] },
    resolve: async (_root, { input: { arenaId, requestKey } }, ctx) => ({
      arenaId: arenaId.id,
      id: await createRemittance(ctx, arenaId.id, requestKey),
    }),
  }),
);
