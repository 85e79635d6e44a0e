import { Box } from "@chakra-ui/react/box";
import { Container } from "@chakra-ui/react/container";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { ChevronLeft } from "lucide-react";
import { type ReactNode, Suspense, use, useState } from "react";
import { createPortal } from "react-dom";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { ButtonLink, contentId } from "./Links";
import { Catch, ErrorState } from "./PageStates";
import { PlaceTimeNote } from "./PlaceTime";
import { CrumbSlot, PlaceTitle } from "./shell-frame";
import { toast } from "./toaster";

interface PageFrameProps {
  title: string;
  /** On a phone one line of the title, however long: the facts below tell all of it. */
  cutTitle?: boolean;
  /** One line under the title: badges, a count, a sentence. */
  subtitle?: ReactNode;
  /** Where the page hangs: in the bar above it. */
  back?: { to: string; label: string };
  /** A picture above the title, from edge to edge on a phone: of what invites, not of work. */
  cover?: ReactNode;
  /** Beside the title and its line: whose page it is. */
  picture?: ReactNode;
  /** What one can do on the page: beside the title. */
  actions?: ReactNode;
  /** What leads to the page's other parts, and what this one is called: who skips the navigation skips these too. */
  parts?: { links: ReactNode; current: string };
  children: ReactNode;
}

/** So many signs still stand in one line of a phone. */
const longTitle = 32;

const skipTarget = { id: contentId, tabIndex: -1, outline: "0" } as const;

/** A page within the shell: the way back in the bar, one line with the title and what can be done, the content. */
export function PageFrame({
  title,
  cutTitle = false,
  subtitle,
  back,
  cover,
  picture,
  actions,
  parts,
  children,
}: PageFrameProps) {
  const place = use(PlaceTitle);
  return (
    <Box as="main" {...(parts ? {} : skipTarget)} flex="1" pb="12" _print={{ pb: "0" }}>
      <title>{[title, ...(place === null ? [] : [place]), "Praia"].join(" · ")}</title>
      {back ? <Crumb {...back} /> : null}
      <Container maxW="80rem" px={{ base: "4", md: "6" }} _print={{ px: "0" }}>
        {cover}
        <Flex
          data-page-head
          gap="3"
          rowGap={{ base: "1", md: "2" }}
          wrap="wrap"
          align="center"
          justify="space-between"
          minH="12"
          py={{ base: "2", md: "5" }}
          pt={cover ? { base: "1", md: "5" } : undefined}
          _print={{ py: "0" }}
        >
          <TitleLine picture={picture}>
            <Heading
              as="h1"
              // On a phone a long name is to leave the first screen to what the page is for.
              textStyle={{ base: title.length > longTitle ? "lg" : "2xl", md: "2xl" }}
              fontWeight="bold"
              lineHeight="1.2"
              overflowWrap="anywhere"
              lineClamp={cutTitle ? { base: 1, md: "none" } : undefined}
            >
              {title}
            </Heading>
            {subtitle}
            <PlaceTimeNote />
          </TitleLine>
          {actions ? (
            <HStack gap="2" wrap="wrap">
              {actions}
            </HStack>
          ) : null}
        </Flex>
        {parts ? (
          <>
            {parts.links}
            <Box as="section" aria-label={parts.current} {...skipTarget}>
              {children}
            </Box>
          </>
        ) : (
          children
        )}
      </Container>
    </Box>
  );
}

function TitleLine({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const lines = (
    <Stack gap="1" minW="0">
      {children}
    </Stack>
  );
  if (!picture) return lines;
  return (
    <HStack gap={{ base: "3", md: "4" }} minW="0" align={{ base: "flex-start", md: "center" }}>
      {picture}
      {lines}
    </HStack>
  );
}

function Crumb({ to, label }: { to: string; label: string }) {
  const slot = use(CrumbSlot);
  const link = (
    <ButtonLink
      to={to}
      variant="ghost"
      colorPalette="gray"
      size="sm"
      px="2"
      ms="-2"
      maxW="full"
      fontWeight="medium"
      whiteSpace="nowrap"
      _print={{ display: "none" }}
    >
      <ChevronLeft />
      <Box as="span" truncate>
        {label}
      </Box>
    </ButtonLink>
  );
  if (slot) return createPortal(<nav aria-label="Voltar">{link}</nav>, slot);
  return (
    <Container
      maxW="80rem"
      px={{ base: "4", md: "6" }}
      pt={{ base: "1", md: "2" }}
      as="nav"
      aria-label="Voltar"
    >
      {link}
    </Container>
  );
}

interface PageContentProps {
  /** The page's skeleton, shown while its query loads. */
  skeleton: ReactNode;
  /** Wraps the error in the page's frame, for pages whose own frame needs the query. */
  frame?: (content: ReactNode) => ReactNode;
  /** Title of an additional toast that reports the failure. */
  failure?: string;
  /** Description of an additional toast titled 'Erro', for pages that word it that way. */
  problem?: string;
  children: ReactNode;
}

/** Suspends on the page's query; if it fails, offers 'Tentar novamente', which runs the loader again. */
export function PageContent({
  skeleton,
  frame = (content) => content,
  failure: failureTitle,
  problem,
  children,
}: PageContentProps) {
  const data: unknown = useLoaderData();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<{ data: unknown } | null>(null);
  const fail = () => {
    setFailure({ data });
    if (failureTitle) toast.error({ title: failureTitle, description: "Ocorreu um erro. Tente novamente." });
    if (problem) toast.error({ title: "Erro", description: problem });
  };

  // Keep showing the error until the loader returns new data.
  if (failure !== null && failure.data === data) {
    return frame(<ErrorState onRetry={() => void revalidate()} />);
  }
  return (
    <Catch onError={fail}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Catch>
  );
}
