import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { chargeStandingLabel, type ChargeStanding } from "../../../server/billing/charge-words.rules";
import { ListDay } from "../../ui/list/DataListRows";
import { inRows } from "../../ui/list/list-look";
import { Status } from "../../ui/Badges";

/** Who pays; a rental may have been written down without a name. */
export const nameOfPayer = (name: string | null | undefined): string => name || "Não informado";

/** How the amount of a charge is shown, by its status. */
export const chargeAmountState = {
  PAID: "paid",
  PENDING: "owed",
  OVERDUE: "overdue",
  CANCELLED: "plain",
  REFUNDED: "plain",
  TO_REFUND: "plain",
} as const;

/** What is as it should be is quiet. */
const chargeTone = {
  PAID: "usual",
  PENDING: "waiting",
  OVERDUE: "problem",
  CANCELLED: "usual",
  REFUNDED: "usual",
  TO_REFUND: "waiting",
} as const;

/** One line on a phone, so that the facts beside it keep their room. */
const StatusAndDay = chakra("span", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "0.5",
    [inRows]: { flexDirection: "row", alignItems: "baseline", gap: "1" },
  },
});

/** @param paidOn YYYY-MM-DD. Lists give the day of the service, which of an early fee is long after its payment. */
export function ChargeStatus({ standing, paidOn }: { standing: ChargeStanding; paidOn?: string | null }) {
  const status = <Status tone={chargeTone[standing]}>{chargeStandingLabel[standing]}</Status>;
  if (standing !== "PAID" || !paidOn) return status;
  return (
    <StatusAndDay>
      {status}
      <Text as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
        em <ListDay date={paidOn} />
      </Text>
    </StatusAndDay>
  );
}
