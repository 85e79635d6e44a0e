import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { chargeKindLabel, type ChargeKind } from "../../../server/billing/charges/charge-kind.rules";
import { monthInDigits } from "../../../server/billing/charges/charges-export.rules";
import { chargeAmountState, ChargeStatus, nameOfPayer } from "../public/charge-look";
import { Amount } from "../../ui/Amount";
import { ListDay } from "../../ui/list/ListDay";
import type { ListColumn } from "../../ui/list/list-column";

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
