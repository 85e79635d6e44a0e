import { hoursToAnswer, type BookingStatus } from "../rental-words.rules";

export const dayUseStatusLabel: Record<BookingStatus, string> = {
  REQUESTED: "Pedido",
  CONFIRMED: "Confirmado",
  CANCELLED: "Cancelado",
};

/** Shown on the request form and where the arena answers. */
export const unansweredDayUse = `Sem resposta em ${hoursToAnswer} horas, ou até a arena abrir nesse dia, o pedido é cancelado e a vaga fica livre.`;
/** Error when a day is full. */
export const noDayUseLeft = "Não há mais vagas de Day Use neste dia.";
