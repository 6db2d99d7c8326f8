/** The part of framer-motion that animates; loaded with the first thing that moves. */
export { domAnimation as motionFeatures } from 'framer-motion';
