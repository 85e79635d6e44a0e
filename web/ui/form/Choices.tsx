import { Box } from "@chakra-ui/react/box";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, type Ref, Suspense, useDeferredValue, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { ListFailure } from "../list/ListStates";
import { Catch, RowsSkeleton } from "../PageStates";
import { FieldError, TextField } from "./Fields";

interface ChoiceListProps {
  legend: string;
  choices: readonly { key: string; name: string; facts: string | null }[];
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Renders buttons instead of radio buttons if choosing acts at once: arrow keys would choose a radio button. */
  atOnce?: boolean;
  /** Shown if there are no choices. */
  empty: string;
}

/** A choice among a few search results. */
export function ChoiceList({ legend, choices, chosen, onChoose, atOnce = false, empty }: ChoiceListProps) {
  const group = useId();
  if (choices.length === 0) return <Text color="fg.muted">{empty}</Text>;
  return (
    <Stack as="fieldset" gap="1" minW="0">
      <chakra.legend srOnly>{legend}</chakra.legend>
      {choices.map(({ key, name, facts }) =>
        atOnce ? (
          <RowButton key={key} type="button" aria-pressed={chosen === key} onClick={() => onChoose(key)}>
            <ChoiceText name={name} facts={facts} />
          </RowButton>
        ) : (
          <RowLabel key={key}>
            <chakra.input
              type="radio"
              name={group}
              checked={chosen === key}
              onChange={() => onChoose(key)}
              boxSize="5"
              flexShrink="0"
              accentColor="sea.solid"
            />
            <ChoiceText name={name} facts={facts} />
          </RowLabel>
        ),
      )}
    </Stack>
  );
}

const row = {
  display: "flex",
  gap: "3",
  alignItems: "center",
  minH: "11",
  px: "3",
  py: "1.5",
  borderRadius: "l2",
  cursor: "pointer",
  textAlign: "start",
  _hover: { bg: "bg.muted" },
  "&[aria-pressed=true]": { bg: "bg.muted" },
} as const;
const RowLabel = chakra("label", { base: row });
const RowButton = chakra("button", { base: row });

function ChoiceText({ name, facts }: { name: string; facts: string | null }) {
  return (
    <Box as="span" display="block" minW="0">
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere">
        {name}
      </Text>
      {facts ? (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {facts}
        </Text>
      ) : null}
    </Box>
  );
}

interface CheckListProps {
  legend: string;
  options: readonly { value: string; label: string; hint?: string }[];
  /** What `register(name)` returned; the field's value is the list of what is ticked. */
  registration: UseFormRegisterReturn;
  required?: boolean;
  error?: string;
}

/** Any of a few. */
export function CheckList({ legend, options, registration, required, error }: CheckListProps) {
  const errorId = useId();
  return (
    <Stack as="fieldset" gap="1" minW="0">
      <chakra.legend
        textStyle="sm"
        fontWeight="semibold"
        float="left"
        w="full"
        _after={required ? { content: '"*" / ""', color: "fg.error", ms: "0.5" } : undefined}
      >
        {legend}
      </chakra.legend>
      {options.map(({ value, label, hint }) => (
        <chakra.label
          key={value}
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="3"
          alignItems="center"
          minH="11"
          px="3"
          py="1.5"
          mx="-3"
          borderRadius="l2"
          cursor="pointer"
          _hover={{ bg: "bg.muted" }}
        >
          <chakra.input
            type="checkbox"
            value={value}
            boxSize="5"
            accentColor="sea.solid"
            cursor="pointer"
            _focusVisible={{
              outline: "3px solid",
              outlineColor: "coral.focusRing",
              outlineOffset: "2px",
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...registration}
          />
          <Text as="span" fontWeight="medium">
            {label}
          </Text>
          {hint ? (
            <Text as="span" gridColumn="2" textStyle="xs" color="fg.muted">
              {hint}
            </Text>
          ) : null}
        </chakra.label>
      ))}
      <FieldError id={errorId} error={error} />
    </Stack>
  );
}

interface SearchedChoicesProps {
  label: string;
  placeholder: string;
  required?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Other words are typed. */
  onSearch?: () => void;
  /** Asks for what is found; what is asked again after a failure has another number. */
  children: (search: string, attempt: number) => ReactNode;
}

/** What one knows of something, and below it what is found by that. */
export function SearchedChoices({
  label,
  placeholder,
  required,
  error,
  ref,
  onSearch,
  children,
}: SearchedChoicesProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  // A search that fails takes nothing of the form around it away.
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  return (
    <Stack gap="4">
      <TextField
        {...(ref ? { ref } : {})}
        label={label}
        type="search"
        placeholder={placeholder}
        required={required}
        error={error}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          onSearch?.();
          if (failed === attempt) setAttempt(attempt + 1);
        }}
        onKeyDown={(event) => {
          // It looks for something: it sends no form that it stands in.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {failed === attempt ? (
        <ListFailure retrying={false} retry={() => setAttempt(attempt + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailed(attempt)}>
          <Suspense fallback={<RowsSkeleton rows={3} />}>{children(wanted, attempt)}</Suspense>
        </Catch>
      )}
    </Stack>
  );
}

interface PictureChoice<Value extends string> {
  value: Value;
  label: string;
  hint: string;
  /** Says the same to the eye; no screen reader reads it. */
  picture: ReactNode;
}

interface PictureCardsProps<Value extends string> {
  legend: string;
  options: readonly PictureChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few that are easier seen than read; to the keyboard and to screen readers a group of radio buttons. */
export function PictureCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: PictureCardsProps<Value>) {
  const name = useId();
  return (
    <Stack as="fieldset" gap="2" minW="0">
      <chakra.legend textStyle="sm" fontWeight="semibold" float="left" w="full">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="3">
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <chakra.label
              key={option.value}
              position="relative"
              display="flex"
              flexDirection={{ base: "row", sm: "column" }}
              gap={{ base: "3", sm: "2" }}
              alignItems={{ base: "center", sm: "stretch" }}
              p="3"
              borderRadius="l3"
              borderWidth="2px"
              borderColor={chosen ? "sea.solid" : "border"}
              bg={chosen ? "sea.subtle" : "bg.panel"}
              cursor="pointer"
              transition="background 0.12s, border-color 0.12s"
              _hover={chosen ? undefined : { borderColor: "border.emphasized" }}
              css={{
                "&:has(:focus-visible)": {
                  outline: "3px solid",
                  outlineColor: "coral.focusRing",
                  outlineOffset: "2px",
                },
              }}
            >
              <chakra.input
                type="radio"
                name={name}
                value={option.value}
                checked={chosen}
                onChange={() => onChange(option.value)}
                aria-label={option.label}
                aria-describedby={`${name}-${option.value}`}
                position="absolute"
                inset="0"
                opacity="0"
                cursor="pointer"
              />
              <Box
                aria-hidden="true"
                flexShrink="0"
                w={{ base: "6.5rem", sm: "full" }}
                color={chosen ? "sea.fg" : "fg.muted"}
              >
                {option.picture}
              </Box>
              <Stack gap="0.5" minW="0">
                <Text fontWeight="semibold">{option.label}</Text>
                <Text id={`${name}-${option.value}`} textStyle="xs" color="fg.muted">
                  {option.hint}
                </Text>
              </Stack>
            </chakra.label>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
