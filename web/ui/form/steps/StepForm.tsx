import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Check } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { Notice } from "../../PageStates";
import { type KeptForm, LeaveGuard } from "./FormDraft";

interface StepListProps {
  titles: readonly string[];
  /** From 1 on. */
  current: number;
  onGo: (step: number) => void;
}

/** The steps of a form, one after the other, and the way to each of them. */
function StepList({ titles, current, onGo }: StepListProps) {
  return (
    <chakra.nav aria-label="Passos">
      <chakra.ol display="flex" gap={{ base: "1", md: "3" }} listStyleType="none">
        {titles.map((title, index) => {
          const step = index + 1;
          const here = step === current;
          const past = step < current;
          return (
            <chakra.li key={title} flex={{ base: here ? "1" : "none", md: "1" }} minW="0">
              <chakra.button
                type="button"
                aria-current={here ? "step" : undefined}
                aria-label={`Passo ${step}: ${title}`}
                onClick={() => onGo(step)}
                display="flex"
                alignItems="center"
                gap="2.5"
                w="full"
                minH="11"
                px={{ base: "1.5", md: "0" }}
                cursor="pointer"
                textAlign="start"
                borderBottomWidth="3px"
                borderColor={here ? "coral.solid" : past ? "palm.solid" : "border"}
                color={here ? "fg" : "fg.muted"}
                fontWeight={here ? "semibold" : "normal"}
                textStyle="sm"
              >
                <Center
                  as="span"
                  boxSize="6"
                  flexShrink="0"
                  borderRadius="full"
                  bg={here ? "coral.solid" : past ? "palm.solid" : "bg.muted"}
                  color={here ? "coral.contrast" : past ? "palm.contrast" : "fg.muted"}
                  textStyle="xs"
                  fontWeight="bold"
                >
                  {past ? <Check size={14} strokeWidth={3} aria-hidden="true" /> : step}
                </Center>
                <chakra.span truncate display={{ base: here ? "inline" : "none", md: "inline" }}>
                  {title}
                </chakra.span>
              </chakra.button>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </chakra.nav>
  );
}

export interface FormStep<Values extends FieldValues> {
  title: string;
  /** What is asked in it: looked at before one goes on, and where a refusal leads back to. */
  fields: readonly FieldPath<Values>[];
  content: ReactNode;
  /** Looks at what is typed beside the form's own fields. @returns false when something is wrong there. */
  check?: () => Promise<boolean>;
}

interface StepFormProps<Values extends FieldValues, Sent> {
  steps: readonly FormStep<Values>[];
  form: UseFormReturn<Values, unknown, Sent>;
  kept: KeptForm;
  onSubmit: (values: Sent) => Promise<void>;
  /** What the last step offers; `submit` looks at all of the form before it does something else with it. */
  actions: (submit: (send: (values: Sent) => Promise<void>) => void) => ReactNode;
}

/** A long form as a page in steps: each has an address, the way on stands at the foot, and what is typed is kept. */
export function StepForm<Values extends FieldValues, Sent>({
  steps,
  form,
  kept,
  onSubmit,
  actions,
}: StepFormProps<Values, Sent>) {
  const [current, go] = useStep(steps.length);
  const step = steps[current - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  const { setFocus, getFieldState, trigger } = form;

  const problemOf = (one: FormStep<Values> | undefined) =>
    one?.fields.find((field) => getFieldState(field).error !== undefined);

  // A step that has just opened is read from its title on, or from what is wrong in it.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const problem = problemOf(step);
    if (problem) return setFocus(problem);
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  });

  const holds = async (one: FormStep<Values>) =>
    (await trigger(one.fields, { shouldFocus: true })) && ((await one.check?.()) ?? true);
  const goOn = async (to: number) => {
    for (let index = current; index < to; index += 1) {
      const passed = steps[index - 1];
      if (passed && !(await holds(passed))) return index === current ? undefined : go(index);
    }
    go(to);
  };
  const backToProblem = () => {
    const index = steps.findIndex((one) => problemOf(one) !== undefined);
    if (index >= 0 && index !== current - 1) go(index + 1);
  };
  const submit = async (send: (values: Sent) => Promise<void>) => {
    for (const [index, one] of steps.entries()) {
      if (one.check && !(await one.check())) return go(index + 1);
    }
    await form.handleSubmit(send)();
    backToProblem();
  };
  const last = current === steps.length;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void (last ? submit(onSubmit) : goOn(current + 1));
      }}
    >
      <LeaveGuard wouldLose={kept.wouldLose} />
      <Stack gap="6">
        <StepList titles={steps.map(({ title }) => title)} current={current} onGo={(to) => void goOn(to)} />
        {kept.recovered ? (
          <Notice tone="info">
            <HStack gap="2" wrap="wrap">
              Rascunho recuperado
              <Button
                variant="plain"
                size="xs"
                h="auto"
                px="1"
                textDecoration="underline"
                onClick={() => {
                  kept.discard();
                  go(1);
                }}
              >
                Descartar
              </Button>
            </HStack>
          </Notice>
        ) : null}
        <Stack as="section" gap="5" aria-labelledby="passo">
          <VisuallyHidden asChild>
            <h2 id="passo" ref={heading} tabIndex={-1}>
              {step?.title}
            </h2>
          </VisuallyHidden>
          {step?.content}
        </Stack>
        <Flex
          position="sticky"
          bottom="var(--shell-foot, 0px)"
          zIndex="docked"
          mx={{ base: "-4", md: "0" }}
          px={{ base: "4", md: "0" }}
          pt="3"
          pb="3"
          gap="3"
          align="center"
          justify="space-between"
          bg="bg"
          borderTopWidth="1px"
          borderColor="border"
        >
          {current > 1 ? (
            <Button
              variant="ghost"
              colorPalette="gray"
              px={{ base: "2", sm: "4" }}
              ms={{ base: "-2", sm: "-4" }}
              onClick={() => go(current - 1)}
            >
              Voltar
            </Button>
          ) : (
            <span />
          )}
          <HStack gap={{ base: "2", sm: "3" }}>
            {last ? actions((send) => void submit(send)) : <Button type="submit">Continuar</Button>}
          </HStack>
        </Flex>
      </Stack>
    </form>
  );
}

/** Which step of a form is open, as its address says: ?passo=2. */
function useStep(count: number): [step: number, go: (step: number) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get("passo") ?? "1");
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), count) : 1;
  const go = (next: number) => {
    const address = new URLSearchParams(search);
    if (next === 1) address.delete("passo");
    else address.set("passo", String(next));
    setSearch(address);
  };
  return [step, go];
}
