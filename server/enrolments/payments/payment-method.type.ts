import { paymentMethodLabel, paymentMethods } from "../../billing/payment-status.rules";
import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "Forma de pagamento.",
  values: labelled(paymentMethods, (method) => paymentMethodLabel[method]),
});
