import { chargeStandingLabel, type ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { chargeKindLabel, type ChargeKind } from "../../../server/billing/charges/charge-kind.rules";
import { monthInDigits } from "../../../server/billing/charges/charges-export.rules";
import { chargeAmountState, chargeTone, nameOfPayer } from "../public/charge-look";
import { Amount } from "../../ui/Amount";
import { formatDate } from "../../ui/format";
import type { ListColumn } from "../../ui/list/list-column";
import { Status } from "../../ui/Status";

interface ChargeOfList {
  payerName?: string | null;
  kind: ChargeKind;
  standing: ChargeStanding;
  amountInCents: number;
  referenceMonth: string;
  serviceDate: string;
}

export const payerOf = ({ payerName }: Pick<ChargeOfList, "payerName">): string => nameOfPayer(payerName);

export const ChargeStatus = ({ standing }: { standing: ChargeStanding }) => (
  <Status tone={chargeTone[standing]}>{chargeStandingLabel[standing]}</Status>
);

export const chargeColumns: ListColumn<ChargeOfList>[] = [
  { key: "atleta", label: "Nome do Atleta", phone: "name", cell: payerOf },
  { key: "tipo", label: "Tipo de Cobrança", phone: "facts", cell: ({ kind }) => chargeKindLabel[kind] },
  {
    key: "status",
    label: "Status",
    phone: "status",
    cell: ({ standing }) => <ChargeStatus standing={standing} />,
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
  { key: "data", label: "Data", phone: "facts", cell: ({ serviceDate }) => formatDate(serviceDate) },
];
