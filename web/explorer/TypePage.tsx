import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { IntrospectionSchema, IntrospectionType } from "graphql";
import { codeFont } from "./code-font";
import { hasFields, isEnum, isInput, kindLabel, rootsOf } from "./contract";
import { FieldEntry, Section } from "./FieldEntry";
import { operationSkeleton } from "./operation-skeleton";
import type { Draft } from "./send-operation";
import { TypeName } from "./TypeLink";

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
