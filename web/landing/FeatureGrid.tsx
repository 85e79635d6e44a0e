import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { chakra, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Check, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "../ui/Card";
import { Picture } from "./Picture";
import type { pictures } from "./pictures";

export interface Feature {
  icon: LucideIcon;
  title: string;
  points: readonly string[];
}

interface FeatureGridProps {
  features: readonly Feature[];
  palette: "coral" | "sea";
  /** One more cell after the features. */
  children?: ReactNode;
}

export function FeatureGrid({ features, palette, children }: FeatureGridProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="5" colorPalette={palette}>
      {features.map(({ icon: Icon, title, points }) => (
        <Panel key={title} display="flex" flexDirection="column" gap="4">
          <HStack gap="3">
            <Box p="3" borderRadius="l2" bg="colorPalette.subtle" color="colorPalette.fg">
              <Icon size={22} aria-hidden="true" />
            </Box>
            <Heading as="h3" textStyle="xl" fontWeight="bold" lineHeight="1.2">
              {title}
            </Heading>
          </HStack>
          <Stack as="ul" gap="2" listStyleType="none">
            {points.map((point) => (
              <HStack as="li" key={point} gap="2.5" align="flex-start" color="fg.muted">
                <Box as="span" color="colorPalette.fg" pt="1" flexShrink="0">
                  <Check size={16} aria-hidden="true" />
                </Box>
                {point}
              </HStack>
            ))}
          </Stack>
        </Panel>
      ))}
      {children}
    </SimpleGrid>
  );
}

interface ShownProps extends HTMLChakraProps<"figure"> {
  picture: keyof typeof pictures;
  alt: string;
}

/** A wide picture with what it shows below. */
export function Shown({ picture, alt, children, ...figure }: ShownProps) {
  return (
    <chakra.figure {...figure}>
      <Picture of={picture} alt={alt} w="full" />
      <chakra.figcaption mt="2" textStyle="sm" color="fg.muted">
        {children}
      </chakra.figcaption>
    </chakra.figure>
  );
}
