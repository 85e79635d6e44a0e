import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { chargeStandingLabel, type ChargeStanding } from "../../../server/billing/charge-standing.rules";
import { formatDate } from "../../ui/format";
import { Status } from "../../ui/Status";

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

/** @param paidOn YYYY-MM-DD. Lists give the day of the service, which of an early fee is long after its payment. */
export function ChargeStatus({ standing, paidOn }: { standing: ChargeStanding; paidOn?: string | null }) {
  const status = <Status tone={chargeTone[standing]}>{chargeStandingLabel[standing]}</Status>;
  if (standing !== "PAID" || !paidOn) return status;
  return (
    <Stack gap="0.5" align="flex-start">
      {status}
      <Text color="fg.muted" textStyle="xs">
        em {formatDate(paidOn)}
      </Text>
    </Stack>
  );
}
