import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Video } from '#domain/video.ts';
import { Button } from '#ui/button.tsx';
import { useSavesData } from '#ui/device-preferences.ts';
import { Heading } from '#ui/heading.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { videoAddress, videoPoster } from './video-address.ts';
import { VideoFacts } from './video-card.tsx';

/** One video with its player (R12). */
export function VideoView({ video, onBack }: { readonly video: Video; readonly onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  // What was pressed is gone with the gallery: the keyboard goes on from the way back.
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const savesData = useSavesData();
  const src = videoAddress(video);
  const poster = videoPoster(video);
  return (
    <Stack gap="4">
      <div><Button tone="outline" size="sm" minH="target" onClick={onBack} ref={back}><ArrowLeft aria-hidden />Back to Gallery</Button></div>
      {src === null ? <Notice tone="warning">This video has no film.</Notice> : (
        <chakra.video src={src} {...(poster === null ? {} : { poster })} controls playsInline preload={savesData ? 'none' : 'metadata'} width="full" borderRadius="lg" bg="#000" style={{ aspectRatio: '16 / 9' }}>
          <track kind="captions" />
        </chakra.video>
      )}
      <div>
        <Heading as="h3" size="card" dir="auto">{video.title || 'Untitled video'}</Heading>
        <VideoFacts video={video} />
      </div>
      {video.description === '' ? null : <chakra.p dir="auto" maxW="reading" whiteSpace="pre-line" overflowWrap="anywhere">{video.description}</chakra.p>}
    </Stack>
  );
}
