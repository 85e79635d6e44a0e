import type { ChargeStanding } from "../../../server/billing/charge-words.rules";
import { type ChargeKind, chargeKindLabel } from "../../../server/billing/charges/charge-kind.rules";
import {
  chargesExportPath,
  chargesFileName,
  monthInDigits,
} from "../../../server/billing/charges/charges-export.rules";
import { saveServedSheet } from "../../relay/save-served-sheet";
import { Amount } from "../../ui/Amount";
import { today } from "../../ui/format";
import { ListDay } from "../../ui/list/DataListRows";
import type { ListColumn } from "../../ui/list/list-column";
import { chargeAmountState, ChargeStatus, nameOfPayer } from "../public/charge-look";
import type { ChargeVariables } from "./charge-filters";

export interface ChargeOfList {
  id: string;
  payerName?: string | null;
  kind: ChargeKind;
  description: string;
  standing: ChargeStanding;
  amountInCents: number;
  referenceMonth: string;
  serviceDate: string;
  /** YYYY-MM-DD; null unless it was paid in full. */
  paidOn: string | null;
  receivedInCents: number;
  refundedInCents: number;
  creditInCents: number;
  openInCents: number;
  ofPlace: boolean;
}

export const payerOf = ({ payerName }: Pick<ChargeOfList, "payerName">): string => nameOfPayer(payerName);

const columnsWith = (what: ListColumn<ChargeOfList>): ListColumn<ChargeOfList>[] => [
  { key: "atleta", label: "Nome do Atleta", phone: "name", cell: payerOf },
  what,
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ standing, paidOn }) => <ChargeStatus standing={standing} paidOn={paidOn} />,
  },
  {
    key: "valor",
    label: "Valor",
    phone: "value",
    numeric: true,
    cell: ({ amountInCents, standing }) => (
      <Amount cents={amountInCents} state={chargeAmountState[standing]} />
    ),
  },
  {
    key: "referencia",
    label: "Referência",
    phone: "none",
    cell: ({ referenceMonth }) => monthInDigits(referenceMonth),
  },
  { key: "data", label: "Data", phone: "facts", cell: ({ serviceDate }) => <ListDay date={serviceDate} /> },
];

export const chargeColumns = columnsWith({
  key: "tipo",
  label: "Tipo de Cobrança",
  phone: "facts",
  cell: ({ kind }) => chargeKindLabel[kind],
});

/** Of a federation, whose charges are all for places in its championships. */
export const championshipChargeColumns = columnsWith({
  key: "campeonato",
  label: "Campeonato e categoria",
  phone: "facts",
  cell: ({ description }) => description.replace(/^Inscrição: /, ""),
});

type Asked = Pick<ChargeVariables, "search" | "month" | "standing"> &
  Partial<Pick<ChargeVariables, "service">>;

/** Whose charges they are. */
interface SavedReceiver {
  key: string;
  as: "arena" | "federacao";
  timeZone: string;
}

/** All that the page of an arena's or a federation's charges finds, as a file. */
export const saveCharges = (receiver: SavedReceiver, asked: Asked) =>
  saveServedSheet({
    key: "cobrancas",
    what: "as cobranças",
    rows: "cobranças",
    address: addressOf(receiver, asked),
    fileName: chargesFileName(today(receiver.timeZone)),
  });

function addressOf({ key, as }: SavedReceiver, { search, month, service, standing }: Asked): string {
  const asked = new URLSearchParams({
    [as]: key,
    ...(search ? { busca: search } : {}),
    ...(month ? { mes: month.slice(0, 7) } : {}),
    ...(service ? { servico: service } : {}),
    ...(standing ? { situacao: standing } : {}),
  });
  return `${chargesExportPath}?${asked}`;
}
