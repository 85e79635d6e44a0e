import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { FoldedFacts } from "../../ui/Facts";
import { PageFrame } from "../../ui/PageFrame";

/** A part of a text, which can be linked to as `#id`. */
export interface Chapter {
  id: string;
  title: string;
  text: ReactNode;
  /** What within it has an address of its own. */
  parts?: readonly { id: string; title: string }[];
}

interface ReadingPageProps {
  title: string;
  /** One or two sentences: what the page contains. */
  intro: string;
  chapters: readonly Chapter[];
}

/** Styles plain HTML elements, so that texts are written as plain markup. */
const Prose = chakra("div", {
  base: {
    maxW: "68ch",
    "& p, & ul, & ol, & dl": { marginTop: "3" },
    "& ul": { listStyleType: "disc", paddingInlineStart: "5" },
    "& ol": { listStyleType: "decimal", paddingInlineStart: "6" },
    "& li": { marginTop: "1.5" },
    "& li::marker": { color: "fg.muted" },
    "& h3": {
      marginTop: "5",
      textStyle: "md",
      fontFamily: "body",
      fontWeight: "bold",
      scrollMarginTop: "5rem",
      outline: "0",
    },
    "& dt": { fontWeight: "semibold", marginTop: "3" },
    "& dd": { color: "fg.muted" },
    "& strong": { fontWeight: "semibold" },
  },
});

const ContentsLink = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: { base: "11", lg: "9" },
    color: "fg.muted",
    textStyle: "sm",
    borderRadius: "l1",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** A long text page with anchored chapters; the table of contents is beside them, or above on a phone. */
export function ReadingPage({ title, intro, chapters }: ReadingPageProps) {
  useArrivalAtChapter();
  return (
    <PageFrame title={title} subtitle={<Text color="fg.muted">{intro}</Text>}>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 68ch) 16rem" }}
        columnGap="16"
        alignItems="start"
      >
        <Box hideFrom="lg">
          <FoldedFacts line="Nesta página">
            <Contents chapters={chapters} />
          </FoldedFacts>
        </Box>
        <Stack gap="10" gridRow={{ lg: "1" }} pb="6">
          {chapters.map(({ id, title: name, text }) => (
            <section key={id} aria-labelledby={id}>
              <Heading
                as="h2"
                id={id}
                tabIndex={-1}
                outline="0"
                scrollMarginTop="5rem"
                textStyle="xl"
                fontWeight="bold"
                lineHeight="1.2"
              >
                {name}
              </Heading>
              <Prose>{text}</Prose>
            </section>
          ))}
        </Stack>
        <Box
          hideBelow="lg"
          gridRow="1"
          gridColumn="2"
          position="sticky"
          top="16"
          maxH="calc(100dvh - 5rem)"
          overflowY="auto"
        >
          <Text fontWeight="semibold" pb="1">
            Nesta página
          </Text>
          <Contents chapters={chapters} />
        </Box>
      </Grid>
    </PageFrame>
  );
}

function Contents({ chapters }: Pick<ReadingPageProps, "chapters">) {
  return (
    <Box as="nav" aria-label="Nesta página">
      <Stack as="ul" gap="0" listStyleType="none">
        {chapters.map(({ id, title, parts = [] }) => (
          <li key={id}>
            <ContentsLink to={`#${id}`} onClick={() => readFrom(id)}>
              {title}
            </ContentsLink>
            {parts.length > 0 ? (
              <Stack as="ul" gap="0" ps="4" listStyleType="none">
                {parts.map((part) => (
                  <li key={part.id}>
                    <ContentsLink to={`#${part.id}`} onClick={() => readFrom(part.id)}>
                      {part.title}
                    </ContentsLink>
                  </li>
                ))}
              </Stack>
            ) : null}
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/**
 * The shell re-renders once the session is known, which resets the router's scroll position: scroll to the anchor
 * again.
 */
function useArrivalAtChapter() {
  const { hash } = useLocation();
  const arrival = useRef(hash.slice(1));
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(arrival.current)?.scrollIntoView();
  }, []);
}

/** The router scrolls to the chapter; this moves the focus there, for screen readers and the Tab key. */
const readFrom = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
