import { Center } from "@chakra-ui/react/center";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check } from "lucide-react";

interface StepListProps {
  titles: readonly string[];
  /** From 1 on. */
  current: number;
  onGo: (step: number) => void;
}

/** The steps of a form, one after the other, and the way to each of them. */
export function StepList({ titles, current, onGo }: StepListProps) {
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
