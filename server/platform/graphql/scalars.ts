import { GraphQLID, GraphQLString, type GraphQLScalarType } from "graphql";
import { dayFromDatabase, isCalendarDate } from "../time/calendar-day.rules";
import { clockFromDatabase, isClockTime } from "../time/clock-time.rules";
import { isInstant } from "../time/instant.rules";
import { currentMeter } from "../meter";
import { legibleText } from "../text.rules";
import { isUuid } from "../uuid.rules";
import { builder } from "./builder";
import { badInput } from "./errors";
import { assertGlobalId } from "./nodes";

/**
 * Has what is sent as one of GraphQL's own scalars go through a rule, in a variable or written out. In place: every schema
 * has to hold the library's very objects.
 */
function held<Value>(scalar: GraphQLScalarType<Value>, rule: (value: Value) => Value): void {
  const { parseValue, parseLiteral } = scalar;
  scalar.parseValue = (value) => rule(parseValue(value));
  scalar.parseLiteral = (node, variables) => rule(parseLiteral(node, variables));
}

held(GraphQLString, legibleText);
const { serialize } = GraphQLString;
GraphQLString.serialize = (value) => {
  const sent = serialize(value);
  currentMeter()?.makeText(sent.length);
  return sent;
};
held(GraphQLID, assertGlobalId);

const text = (value: unknown, accepts: (text: string) => boolean, message: string): string => {
  if (typeof value !== "string" || !accepts(value)) throw badInput(message);
  return value;
};

builder.scalarType("Date", {
  description: "A day on the calendar, YYYY-MM-DD, without a time zone (data).",
  serialize: (value) => dayFromDatabase(value),
  parseValue: (value) => text(value, isCalendarDate, "Data inválida"),
});
builder.scalarType("DateTime", {
  description: "A moment in UTC, in ISO 8601, for instance 2026-11-20T18:30:00.000Z (instante).",
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(text(value, isInstant, "Data inválida")),
});
builder.scalarType("LocalTime", {
  description: "Local time, HH:mm on the clock of the arena (hora local).",
  serialize: (value) => clockFromDatabase(value),
  parseValue: (value) => text(value, isClockTime, "Horário inválido"),
});
builder.scalarType("UUID", {
  description: "A UUID in lower case, as addresses of pages carry it (chave).",
  serialize: (value) => value,
  parseValue: (value) => text(value, isUuid, "Identificador inválido."),
});
