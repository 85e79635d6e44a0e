import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type {
  IntrospectionSchema,
  IntrospectionType,
  IntrospectionField,
  IntrospectionInputValue,
  IntrospectionInputTypeRef,
} from "graphql";
import { ArrowLeft, PencilLine } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import {
  codeFont,
  findType,
  hasFields,
  isEnum,
  isInput,
  kindLabel,
  namedTypeOf,
  rootsOf,
  TypeLink,
  TypeName,
  typeText,
} from "./ContractTypes";
import type { Draft } from "./send-operation";

/** What Relay's lists are made of: followed, so that the skeleton shows what is in them. */
const followed = new Set(["edges", "node"]);
const firstPage = 5;
const deepestInput = 4;

const isRequired = ({ type, defaultValue }: IntrospectionInputValue): boolean =>
  type.kind === "NON_NULL" && (defaultValue === null || defaultValue === undefined);

/**
 * A first draft of an operation: the field with what it requires as variables, and the plain fields of what it returns.
 * @returns the operation's text, and its variables as JSON to be filled in.
 */
export function operationSkeleton(
  schema: IntrospectionSchema,
  operation: string,
  field: IntrospectionField,
): { operation: string; variables: string } {
  const required = field.args.filter(isRequired);
  const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
  const declared = required.map((arg) => `$${arg.name}: ${typeText(arg.type)}`).join(", ");
  const lines = [
    `${operation} ${name}${declared === "" ? "" : `(${declared})`} {`,
    ...selectionOf(schema, field, required, "  "),
    "}",
  ];
  const variables = Object.fromEntries(required.map((arg) => [arg.name, sampleOf(schema, arg.type, 0)]));
  return {
    operation: `${lines.join("\n")}\n`,
    variables: required.length === 0 ? "" : JSON.stringify(variables, null, 2),
  };
}

function selectionOf(
  schema: IntrospectionSchema,
  field: IntrospectionField,
  required: readonly IntrospectionInputValue[],
  indent: string,
  levels = 1,
): string[] {
  const args = required.map(({ name }) => `${name}: $${name}`);
  if (field.args.some(({ name }) => name === "first")) args.push(`first: ${firstPage}`);
  const head = `${indent}${field.name}${args.length === 0 ? "" : `(${args.join(", ")})`}`;
  const inner = innerOf(schema, namedTypeOf(field.type), `${indent}  `, levels);
  return inner === null ? [head] : [`${head} {`, ...inner, `${indent}}`];
}

/** Null for what has no fields. */
function innerOf(
  schema: IntrospectionSchema,
  typeName: string,
  indent: string,
  levels: number,
): string[] | null {
  const type = findType(schema, typeName);
  if (!type || isLeaf(type)) return null;
  if (type.kind === "UNION")
    return [
      `${indent}__typename`,
      ...type.possibleTypes.flatMap(({ name }) => {
        const inner = innerOf(schema, name, `${indent}  `, levels) ?? [];
        return [`${indent}... on ${name} {`, ...inner, `${indent}}`];
      }),
    ];
  const free = hasFields(type) ? type.fields.filter(({ args }) => !args.some(isRequired)) : [];
  const shown = free.filter(
    (field) => followed.has(field.name) || isLeaf(findType(schema, namedTypeOf(field.type))),
  );
  // What only leads on to other objects, as the outcome of an action does, is followed one step.
  const lines = (shown.length > 0 || levels === 0 ? shown : free).flatMap((field) =>
    selectionOf(schema, field, [], indent, shown.length > 0 ? levels : levels - 1),
  );
  return lines.length === 0 ? [`${indent}__typename`] : lines;
}

const isLeaf = (type: IntrospectionType | undefined): boolean =>
  type === undefined || type.kind === "SCALAR" || isEnum(type) || isInput(type);

function sampleOf(schema: IntrospectionSchema, type: IntrospectionInputTypeRef, depth: number): unknown {
  if (type.kind === "NON_NULL") return sampleOf(schema, type.ofType, depth);
  if (type.kind === "LIST") return [];
  const named = findType(schema, type.name);
  if (named && isEnum(named)) return named.enumValues[0]?.name ?? null;
  if (named && isInput(named))
    return depth >= deepestInput
      ? {}
      : Object.fromEntries(
          named.inputFields
            .filter(isRequired)
            .map((field) => [field.name, sampleOf(schema, field.type, depth + 1)]),
        );
  if (type.name === "Int" || type.name === "Float") return 0;
  return type.name === "Boolean" ? false : "";
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Heading as="h4" textStyle="md" fontWeight="bold">
        {title}
      </Heading>
      <Stack as="ul" gap="4" listStyleType="none">
        {children}
      </Stack>
    </Stack>
  );
}

interface FieldEntryProps {
  field: IntrospectionField | IntrospectionInputValue;
  args?: readonly IntrospectionInputValue[];
  onOpen: (name: string) => void;
  /** For what an operation can begin with. */
  onTry?: () => void;
}

/** A field: its name and type, what it means, and the arguments it takes. */
function FieldEntry({ field, args = [], onOpen, onTry }: FieldEntryProps) {
  return (
    <Stack as="li" gap="1.5">
      <HStack justify="space-between" align="flex-start" gap="3">
        <Box minW="0" overflowWrap="anywhere">
          <Text as="span" fontFamily={codeFont} fontWeight="semibold">
            {field.name}
          </Text>
          <Text as="span">: </Text>
          <TypeLink type={field.type} onOpen={onOpen} />
          {field.deprecationReason ? (
            <Badge colorPalette="sun" ms="2">
              Em desuso
            </Badge>
          ) : null}
        </Box>
        {onTry ? (
          <Button
            variant="outline"
            colorPalette="gray"
            size="xs"
            flexShrink="0"
            aria-label={`Usar ${field.name} na operação`}
            onClick={onTry}
          >
            <PencilLine />
            Usar
          </Button>
        ) : null}
      </HStack>
      {field.description ? (
        <Text textStyle="sm" color="fg.muted">
          {field.description}
        </Text>
      ) : null}
      {field.deprecationReason ? <Text textStyle="sm">{field.deprecationReason}</Text> : null}
      {args.length > 0 ? (
        <Stack as="ul" gap="1.5" listStyleType="none" ps="4" borderStartWidth="2px" borderColor="border">
          {args.map((arg) => (
            <FieldEntry key={arg.name} field={arg} onOpen={onOpen} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}

interface TypePageProps {
  schema: IntrospectionSchema;
  type: IntrospectionType;
  onOpen: (name: string) => void;
  onBack: () => void;
  onDraft: (begun: Pick<Draft, "operation" | "variables">) => void;
}

/** All there is to know of one type. */
export function TypePage({ schema, type, onOpen, onBack, onDraft }: TypePageProps) {
  const root = rootsOf(schema).find(({ name }) => name === type.name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Stack gap="5">
      <Stack gap="2" align="flex-start">
        <Button variant="ghost" colorPalette="gray" size="sm" ms="-3.5" onClick={onBack}>
          <ArrowLeft />
          Voltar
        </Button>
        <HStack gap="2.5" wrap="wrap">
          <Heading
            as="h3"
            ref={heading}
            tabIndex={-1}
            outline="0"
            textStyle="lg"
            fontWeight="bold"
            fontFamily={codeFont}
            overflowWrap="anywhere"
          >
            {type.name}
          </Heading>
          <Badge colorPalette="sea">{kindLabel[type.kind]}</Badge>
        </HStack>
        {type.description ? <Text color="fg.muted">{type.description}</Text> : null}
      </Stack>

      {hasFields(type) && type.interfaces.length > 0 ? (
        <Names title="Interfaces" names={type.interfaces.map(({ name }) => name)} onOpen={onOpen} />
      ) : null}
      {type.kind === "UNION" || type.kind === "INTERFACE" ? (
        <Names title="Pode ser" names={type.possibleTypes.map(({ name }) => name)} onOpen={onOpen} />
      ) : null}
      {hasFields(type) ? (
        <Section title="Campos">
          {type.fields.map((field) => (
            <FieldEntry
              key={field.name}
              field={field}
              args={field.args}
              onOpen={onOpen}
              onTry={root ? () => onDraft(operationSkeleton(schema, root.operation, field)) : undefined}
            />
          ))}
        </Section>
      ) : null}
      {isInput(type) ? (
        <Section title="Campos">
          {type.inputFields.map((field) => (
            <FieldEntry key={field.name} field={field} onOpen={onOpen} />
          ))}
        </Section>
      ) : null}
      {isEnum(type) ? (
        <Section title="Valores">
          {type.enumValues.map(({ name, description }) => (
            <li key={name}>
              <Text fontFamily={codeFont} fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </Text>
              {description ? (
                <Text textStyle="sm" color="fg.muted">
                  {description}
                </Text>
              ) : null}
            </li>
          ))}
        </Section>
      ) : null}
    </Stack>
  );
}

function Names({ title, names, onOpen }: { title: string; names: string[]; onOpen: (name: string) => void }) {
  return (
    <Section title={title}>
      {names.map((name) => (
        <li key={name}>
          <TypeName name={name} onOpen={onOpen} />
        </li>
      ))}
    </Section>
  );
}
