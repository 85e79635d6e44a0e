import { chakra } from "@chakra-ui/react/styled-system";
import { Check, CircleAlert } from "lucide-react";
import { formatMoney } from "./format";

interface AmountProps {
  /** In centavos; negative for an outgoing amount. */
  cents: number;
  /**
   * Payment state. "plain" is a price or a sum without a state. Paid and owed differ in sign, weight and word, not in
   * colour alone.
   */
  state?: "plain" | "paid" | "owed" | "overdue";
  size?: "sm" | "md" | "xl";
}

const Figure = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    fontFamily: "heading",
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "& svg": { boxSize: "1em", flexShrink: "0" },
  },
  variants: {
    state: {
      plain: { fontWeight: "semibold" },
      paid: { fontWeight: "semibold", color: "fg.success" },
      owed: { fontWeight: "bold" },
      overdue: { fontWeight: "bold", color: "fg.error" },
    },
    size: { sm: { fontSize: "sm" }, md: { fontSize: "md" }, xl: { fontSize: "3xl", lineHeight: "1.1" } },
  },
});

const said = { plain: null, paid: "pago", owed: "a receber", overdue: "em atraso" };

/** An amount of money, "R$ 1.240,00", with tabular digits. */
export function Amount({ cents, state = "plain", size = "md" }: AmountProps) {
  return (
    <Figure state={state} size={size}>
      {state === "paid" ? <Check aria-hidden="true" strokeWidth={3} /> : null}
      {state === "overdue" ? <CircleAlert aria-hidden="true" /> : null}
      <span>{formatMoney(cents)}</span>
      {said[state] ? <chakra.span srOnly>, {said[state]}</chakra.span> : null}
    </Figure>
  );
}
