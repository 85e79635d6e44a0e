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
  description: "Tipo de serviço: the service that is paid for.",
  values: labelled(serviceTypes, (service) => servicesLabel[service]),
});

export const ChargeKindType = builder.enumType("ChargeKind", {
  description: "Tipo de cobrança: the everyday name of the charge.",
  values: labelled(chargeKinds, (kind) => chargeKindLabel[kind]),
});

export const ChargeStandingType = builder.enumType("ChargeStanding", {
  description: "Situação da cobrança: as it is today.",
  values: labelled(chargeStandings, (standing) => chargeStandingLabel[standing]),
});

export const PaymentMethodType = builder.enumType("PaymentMethod", {
  description: "Forma de pagamento.",
  values: labelled(paymentMethods, (method) => paymentMethodLabel[method]),
});

export const LedgerEntryKindType = builder.enumType("LedgerEntryKind", {
  description: "Lançamento: what happened to a charge.",
  values: labelled(ledgerEntryKinds, (kind) => ledgerEntryLabel[kind]),
});
