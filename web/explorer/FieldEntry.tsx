import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { IntrospectionField, IntrospectionInputValue } from "graphql";
import { PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import { codeFont } from "./code-font";
import { TypeLink } from "./TypeLink";

export function Section({ title, children }: { title: string; children: ReactNode }) {
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
export function FieldEntry({ field, args = [], onOpen, onTry }: FieldEntryProps) {
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
