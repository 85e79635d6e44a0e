import { builder } from "../../platform/graphql/builder";
import { labelled } from "../../platform/graphql/labelled";
import { chargeStandingLabel, chargeStandings } from "../charge-standing.rules";
import {
  ledgerEntryKinds,
  ledgerEntryLabel,
  paymentMethodLabel,
  paymentMethods,
} from "../payment-status.rules";
import { servicesLabel, serviceTypes } from "../service-type.rules";
import { chargeKindLabel, chargeKinds } from "./charge-kind.rules";

export const ServiceTypeType = builder.enumType("ServiceType", {
  description: "The service that is paid for (tipo de serviço).",
  values: labelled(serviceTypes, (service) => servicesLabel[service]),
});

export const ChargeKindType = builder.enumType("ChargeKind", {
  description: "The everyday name of the charge (tipo de cobrança).",
  values: labelled(chargeKinds, (kind) => chargeKindLabel[kind]),
});

export const ChargeStandingType = builder.enumType("ChargeStanding", {
  description: "Charge standing, as it is today (situação da cobrança).",
  values: labelled(chargeStandings, (standing) => chargeStandingLabel[standing]),
});

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "Payment method (forma de pagamento).",
  values: labelled(paymentMethods, (method) => paymentMethodLabel[method]),
});

export const LedgerEntryKindType = builder.enumType("LedgerEntryKind", {
  description: "What happened to a charge (lançamento).",
  values: labelled(ledgerEntryKinds, (kind) => ledgerEntryLabel[kind]),
});
