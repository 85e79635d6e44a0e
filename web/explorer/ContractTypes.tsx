import { chakra } from "@chakra-ui/react/styled-system";
import type {
  IntrospectionEnumType,
  IntrospectionField,
  IntrospectionInputObjectType,
  IntrospectionInputTypeRef,
  IntrospectionInterfaceType,
  IntrospectionObjectType,
  IntrospectionOutputTypeRef,
  IntrospectionSchema,
  IntrospectionType,
} from "graphql";

/** What every system has for code. */
export const codeFont = 'ui-monospace, "Cascadia Mono", "SF Mono", Menlo, "Liberation Mono", monospace';

type TypeReference = IntrospectionOutputTypeRef | IntrospectionInputTypeRef;

/** The name inside all the brackets and exclamation marks. */
export function namedTypeOf(type: TypeReference): string {
  return type.kind === "LIST" || type.kind === "NON_NULL"
    ? namedTypeOf(type.ofType as TypeReference)
    : type.name;
}

/** What is written around the name: "[" and "!]!". */
function wrappingOf(type: TypeReference): [before: string, after: string] {
  if (type.kind !== "LIST" && type.kind !== "NON_NULL") return ["", ""];
  const [before, after] = wrappingOf(type.ofType as TypeReference);
  return type.kind === "LIST" ? [`[${before}`, `${after}]`] : [before, `${after}!`];
}

export const typeText = (type: TypeReference): string => wrappingOf(type).join(namedTypeOf(type));

export const kindLabel: Record<IntrospectionType["kind"], string> = {
  OBJECT: "Tipo",
  INTERFACE: "Interface",
  UNION: "União",
  ENUM: "Enumeração",
  INPUT_OBJECT: "Entrada",
  SCALAR: "Escalar",
};

type WithFields = IntrospectionObjectType | IntrospectionInterfaceType;
export const hasFields = (type: IntrospectionType): type is WithFields =>
  type.kind === "OBJECT" || type.kind === "INTERFACE";
export const isInput = (type: IntrospectionType): type is IntrospectionInputObjectType =>
  type.kind === "INPUT_OBJECT";
export const isEnum = (type: IntrospectionType): type is IntrospectionEnumType => type.kind === "ENUM";

export const findType = (schema: IntrospectionSchema, name: string): IntrospectionType | undefined =>
  schema.types.find((type) => type.name === name);

/** The kinds of operation there are, each with the type that holds its fields. */
export function rootsOf(schema: IntrospectionSchema) {
  const { queryType, mutationType, subscriptionType } = schema;
  return [
    { operation: "query", label: "Consultas", name: queryType.name },
    { operation: "mutation", label: "Ações", name: mutationType?.name },
    { operation: "subscription", label: "Acompanhamento ao vivo", name: subscriptionType?.name },
  ].flatMap(({ operation, label, name }) => (name === undefined ? [] : [{ operation, label, name }]));
}

interface Found {
  typeName: string;
  /** Null when the type itself has the name. */
  fieldName: string | null;
}

/** Types and fields with these letters in their names, upper or lower case alike; types first. */
export function searchContract(schema: IntrospectionSchema, text: string): Found[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const holds = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);
  const own = schema.types.filter(({ name }) => !name.startsWith("__"));
  const types = own.filter(holds).map(({ name }) => ({ typeName: name, fieldName: null }));
  const fields = own.flatMap((type) =>
    fieldsOf(type)
      .filter(holds)
      .map((field) => ({ typeName: type.name, fieldName: field.name })),
  );
  return [...types, ...fields];
}

const fieldsOf = (type: IntrospectionType): readonly Pick<IntrospectionField, "name">[] =>
  hasFields(type) ? type.fields : isInput(type) ? type.inputFields : [];

interface TypeNameProps {
  name: string;
  onOpen: (name: string) => void;
}

/** The name of a type, which leads to its page. */
export function TypeName({ name, onOpen }: TypeNameProps) {
  return (
    <chakra.button
      type="button"
      onClick={() => onOpen(name)}
      fontFamily={codeFont}
      color="sea.fg"
      textDecoration="underline"
      textUnderlineOffset="3px"
      cursor="pointer"
      borderRadius="l1"
      overflowWrap="anywhere"
      textAlign="start"
    >
      {name}
    </chakra.button>
  );
}

/** A type as it is written: "[Tournament!]!". */
export function TypeLink({ type, onOpen }: { type: TypeReference; onOpen: (name: string) => void }) {
  const [before, after] = wrappingOf(type);
  return (
    <chakra.span fontFamily={codeFont}>
      {before}
      <TypeName name={namedTypeOf(type)} onOpen={onOpen} />
      {after}
    </chakra.span>
  );
}
