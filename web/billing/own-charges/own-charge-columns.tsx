import type { ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { chargeKindLabel, type ChargeKind } from "../../../server/billing/charges/charge-kind.rules";
import { Amount } from "../../ui/Amount";
import { ListDay } from "../../ui/list/ListDay";
import type { ListColumn } from "../../ui/list/list-column";
import { chargeAmountState, ChargeStatus } from "../public/charge-look";

interface OwnCharge {
  description: string;
  kind: ChargeKind;
  standing: ChargeStanding;
  amountInCents: number;
  serviceDate: string;
  /** YYYY-MM-DD; null unless it was paid in full. */
  paidOn: string | null;
}

export const ownChargeColumns: ListColumn<OwnCharge>[] = [
  { key: "data", label: "Data", phone: "facts", cell: ({ serviceDate }) => <ListDay date={serviceDate} /> },
  { key: "descricao", label: "Descrição", phone: "name", cell: ({ description }) => description },
  { key: "tipo", label: "Tipo", phone: "facts", cell: ({ kind }) => chargeKindLabel[kind] },
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
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ standing, paidOn }) => <ChargeStatus standing={standing} paidOn={paidOn} />,
  },
];
